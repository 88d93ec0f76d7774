import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Outbox } from '../../../platform/mail/outbox.ts';
import { Clock } from '../../../shared/clock.ts';
import {
  sameEmail,
  type EmailHistory,
  afterChange,
  afterUndo,
  mayChange,
  UNDO_PERIOD,
} from '../../../shared/person/email-history.ts';
import { conflict, DomainError, invalid } from '../../../shared/errors.ts';
import type { AnyCaller } from '../../../shared/caller.ts';
import type { OneTimeToken } from '../../sessions/domain/one-time-token.ts';
import type { SessionAudience } from '../../sessions/domain/session.ts';
import { AccountHolders, type AccountHolder } from '../../sessions/application/account-holders.ts';
import { AdminAccessAudit } from '../../sessions/application/admin-access-audit.ts';
import { inConstantTime } from '../../passwords/application/constant-time.ts';
import {
  addressWantedMail,
  confirmAddressMail,
  emailChangedMail,
  emailRestoredMail,
  emailTakenBackMail,
} from './email-mails.ts';
import { FactorRepository } from '../../second-factor/application/factors.ports.ts';
import { MailBudget } from './mail-budget.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import { OwnerCheck } from '../../second-factor/application/owner-check.ts';
import { PasswordCheck } from '../../passwords/application/password-check.ts';
import { SessionsService } from '../../sessions/application/sessions.service.ts';

/**
 * Changes the email address of users and administrators: requested by the owner, confirmed at the new address, and
 * undone from the old one within seven days. See docs/decisions/0011.
 */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly holders: AccountHolders,
    private readonly owner: OwnerCheck,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly factors: FactorRepository,
    private readonly budget: MailBudget,
    private readonly outbox: Outbox,
    private readonly audit: AdminAccessAudit,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the password, or a confirmation within the last 10 minutes. Answers and stores the same for an address
   * that is free, taken, one's own or reserved: only the mail differs, and it goes to that address.
   */
  async request(caller: AnyCaller, email: string, password: string | undefined): Promise<void> {
    const holder = await this.owner.requireOwner(caller, password);
    if (!mayChange(historyOf(holder), this.clock.now())) throw movedTooOften();
    await inConstantTime(async () => {
      const owner = await this.otherHolderOf(holder, email);
      const isMailed = (await this.budget.take(email)) && !sameEmail(email, holder.email);
      await this.unitOfWork.run(async () => {
        await this.tokens.removeAllOf(holder.id, 'change-email');
        const token = await this.tokens.issue('change-email', holder, email);
        const mail = owner
          ? addressWantedMail({ ...owner, email })
          : confirmAddressMail(holder, email, token);
        if (isMailed) await this.outbox.enqueue(mail);
      });
    });
  }

  /**
   * Takes the link of the new address: within 24 hours; a repeated click is a success. Sessions stay. 409 when
   * somebody else has the address now, which the reader of the link may know, having proven to own it.
   */
  async confirm(token: string): Promise<SessionAudience> {
    return this.unitOfWork.run(async () => {
      const used = await this.tokens.use('change-email', token);
      const found = used ?? (await this.tokens.find('change-email', token));
      const holder = await this.holderOf(found);
      if (!found || !holder || holder.isBlocked) throw invalidLink();
      if (!used) {
        if (!sameEmail(found.email, holder.email)) throw invalidLink();
        return holder.audience;
      }
      await this.move(holder, found.email);
      return holder.audience;
    });
  }

  /**
   * Takes the link of the old address: within 7 days and once, whatever happened since. Ends every session, removes
   * password, providers, reset links, pending changes, and the second factors and recovery codes added after the
   * change; mails a link to choose a new password.
   */
  async undo(token: string): Promise<SessionAudience> {
    return this.unitOfWork.run(async () => {
      const found = await this.tokens.use('undo-email-change', token);
      const holder = await this.holderOf(found);
      const back = found && holder && afterUndo(historyOf(holder), found.email, this.clock.now());
      const restored = back && (await this.holders.restoreEmail(holder, back));
      if (!restored) throw invalidLink();
      const { audience, id, email } = restored;
      await this.factors.removeSince(restored, changedAt(holder, email));
      await this.sessions.endAll(audience, id);
      await this.tokens.removeAllOf(id, 'reset-password', 'change-email', 'exchange');
      await this.passwords.clearFailures(audience, email);
      await this.audit.record('admin.email-restored', restored);
      const reset = await this.tokens.issue('reset-password', restored);
      await this.outbox.enqueue(emailRestoredMail(restored, reset));
      if (!sameEmail(holder.email, email)) await this.outbox.enqueue(emailTakenBackMail(holder));
      return audience;
    });
  }

  private async move(holder: AccountHolder, email: string): Promise<void> {
    const now = this.clock.now();
    if (sameEmail(email, holder.email)) return;
    if (!mayChange(historyOf(holder), now)) throw movedTooOften();
    const changed = await this.holders
      .changeEmail(holder, afterChange(historyOf(holder), email, now), now)
      .catch(takenIfConflict);
    if (!changed) throw invalidLink();
    // Links in the old mailbox stop working, except the one that undoes the change.
    await this.tokens.removeAllOf(holder.id, 'reset-password');
    const back = await this.tokens.issue('undo-email-change', holder, holder.email);
    await this.audit.record('admin.email-changed', changed);
    await this.outbox.enqueue(emailChangedMail(holder, email, back));
  }

  /** Returns another holder who has the address or may return to it; null when it is free. */
  private async otherHolderOf({ audience, id }: AccountHolder, email: string): Promise<AccountHolder | null> {
    const other = await this.holders.findHolder(audience, email);
    if (!other || other.id === id) return null;
    const now = this.clock.now();
    const keeps = other.previousEmails.some((each) => sameEmail(each.email, email) && each.until > now);
    return keeps || sameEmail(other.email, email) ? other : null;
  }

  private async holderOf(token: OneTimeToken | null): Promise<AccountHolder | null> {
    return token && this.holders.find(token.audience, token.subjectId);
  }
}

const historyOf = ({ email, previousEmails }: AccountHolder): EmailHistory => ({
  email,
  previous: previousEmails,
});

/** Returns when the holder left this address, which is reserved as long as the change can be undone. */
function changedAt({ previousEmails }: AccountHolder, left: string): Date {
  const until = previousEmails.find(({ email }) => sameEmail(email, left))?.until.getTime() ?? 0;
  return new Date(until - UNDO_PERIOD);
}

function takenIfConflict(error: unknown): never {
  if (error instanceof DomainError && error.kind === 'conflict') throw conflict('email.taken');
  throw error;
}

function movedTooOften(): DomainError {
  return conflict('email.changed-too-often');
}

function invalidLink(): DomainError {
  return invalid('email.change-link-invalid');
}
