import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notificationOf, type Notification } from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailReaders, type CurrentReader, type JudgedMail } from '../../platform/mail/mail-readers.port.ts';
import { SecretBox } from '../../platform/secrets/secret-box.port.ts';
import { hashOfSecret, newLinkSecret } from '../../shared/link-secret.ts';
import { sameEmail } from '../../shared/person/email-history.ts';
import { isShownToCompanies } from '../domain/user.ts';
import { isStillFor, SHOWS_APPLICANT } from '../domain/waiting-mails.ts';
import { AccountLifecycle } from './account-lifecycle.ts';
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
    private readonly readers: MailReaders,
    private readonly lifecycle: AccountLifecycle,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.readers.judgedBy((userId, mail) => this.readerOf(userId, mail));
    // The token of reminders also confirms an availability (`AvailabilityService`); those of other groups only switch off.
    this.lifecycle.add({ addressChanged: ({ id }) => this.links.retire(id, 'availability') });
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
   * Returns the reader of a mail that is about to go out, by one read of the account; null when the user has been erased or is
   * not to get it any more (`isStillFor`), or has another address than that of a reminder. Of a company, by one more read of
   * the applicant, of whom it may not hear at present.
   */
  private async readerOf(userId: string, { kind, to, about }: JudgedMail): Promise<CurrentReader | null> {
    const user = await this.users.find(userId);
    if (!user || !isStillFor(user, kind)) return null;
    if (about !== undefined && SHOWS_APPLICANT.has(kind)) {
      const applicant = await this.users.find(about);
      if (applicant && !isShownToCompanies(applicant)) return null;
    }
    const { id, role, email } = user;
    const notification = notificationOf(kind);
    if (notification === undefined) return { id, role, token: undefined };
    if (notification === 'availability' && !sameEmail(email, to)) return null;
    const token = await this.tokenFor(userId, notification);
    return token === null ? null : { id, role, token };
  }

  /** Returns the token of a user's links; null when the user has been erased meanwhile. */
  private async tokenFor(userId: string, notification: Notification): Promise<string | null> {
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
    await this.links.add({ hash: hashOfSecret(token), userId, notification, sealed, isFormer: false });
    return token;
  }
}
