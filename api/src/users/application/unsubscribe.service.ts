import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Notification } from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { UnsubscribeTokens } from '../../platform/mail/unsubscribe-tokens.port.ts';
import { SecretBox } from '../../platform/secrets/secret-box.port.ts';
import { hashOfSecret, newLinkSecret } from '../../shared/link-secret.ts';
import { PreferencesService } from './preferences.service.ts';
import { UnsubscribeLinkRepository, UserRepository } from './users.ports.ts';

/** Seals a token for its user and group. */
const contextOf = (userId: string, notification: Notification) =>
  `unsubscribe link of user ${userId}: ${notification}`;

/**
 * The links in mails that switch off their group. A user has one for each group, in every mail of it: it is found by the hash
 * of its token, and the sealed token beside the hash is put into the next mail (docs/decisions/0054-stopping-mails.md).
 */
@Injectable()
export class UnsubscribeService implements OnModuleInit {
  constructor(
    private readonly users: UserRepository,
    private readonly links: UnsubscribeLinkRepository,
    private readonly preferences: PreferencesService,
    private readonly box: SecretBox,
    private readonly tokens: UnsubscribeTokens,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.tokens.madeBy((userId, notification) => this.tokenFor(userId, notification));
  }

  /** Returns the group that a link switches off; null for a token that is none. */
  async groupOf(token: string): Promise<Notification | null> {
    return (await this.links.find(hashOfSecret(token)))?.notification ?? null;
  }

  /** Switches off the group of a link. Idempotent; does nothing for a token that is none. */
  async unsubscribe(token: string): Promise<void> {
    const link = await this.links.find(hashOfSecret(token));
    if (link) await this.preferences.switchOff(link.userId, link.notification);
  }

  /**
   * Returns the token for a mail that is about to go out; null when the user does not want it any more, or has been erased
   * since it was written.
   */
  private async tokenFor(userId: string, notification: Notification): Promise<string | null> {
    const user = await this.users.find(userId);
    if (!user || user.notifications[notification] === 'none') return null;
    return (
      (await this.known(userId, notification)) ??
      this.unitOfWork.run(async () => {
        // Locked, so that two mails at the same time get one link, and an erased user none.
        if (!(await this.users.lock(userId))) return null;
        return (await this.known(userId, notification)) ?? this.make(userId, notification);
      })
    );
  }

  /** A token that was sealed with a former key gets a successor beside it: both work. */
  private async known(userId: string, notification: Notification): Promise<string | undefined> {
    const links = await this.links.findAllOf(userId, notification);
    const current = links.find(({ sealed }) => this.box.isCurrent(sealed));
    return current && this.box.open(current.sealed, contextOf(userId, notification));
  }

  private async make(userId: string, notification: Notification): Promise<string> {
    const token = newLinkSecret();
    const sealed = this.box.seal(token, contextOf(userId, notification));
    await this.links.add({ hash: hashOfSecret(token), userId, notification, sealed });
    return token;
  }
}
