import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { Clock } from '../../../shared/time/clock.ts';
import {
  sameEmail,
  afterChange,
  afterUndo,
  mayChange,
  UNDO_PERIOD,
} from '../../../shared/person/email-history.ts';
import { conflict, DomainError, invalid } from '../../../shared/errors.ts';
import type { SignedInCaller } from '../../../shared/caller.ts';
import type { OneTimeToken } from '../../sessions/domain/one-time-token.ts';
import type { SessionAudience } from '../../sessions/domain/session.ts';
import { AdminRecovery } from '../../sessions/application/admin-recovery.ts';
import {
  historyOf,
  SignInAccounts,
  type SignInAccount,
} from '../../sessions/application/sign-in-accounts.ts';
import { AdminAccessAudit } from '../../sessions/application/admin-access-audit.ts';
import { inConstantTime } from '../../passwords/application/constant-time.ts';
import { AddressWishes } from './address-wishes.ts';
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
    private readonly accounts: SignInAccounts,
    private readonly owner: OwnerCheck,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly factors: FactorRepository,
    private readonly budget: MailBudget,
    private readonly mailQueue: MailQueue,
    private readonly audit: AdminAccessAudit,
    private readonly recovery: AdminRecovery,
    private readonly wishes: AddressWishes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the password, or a confirmation within the last 10 minutes. Answers and stores the same for an address
   * that is free, taken, one's own or reserved: only the mail differs, and it goes to that address.
   */
  async request(caller: SignedInCaller, email: string, password: string | undefined): Promise<void> {
    const account = await this.owner.requireOwner(caller, password);
    if (!mayChange(historyOf(account), this.clock.now())) throw movedTooOften();
    await inConstantTime(async () => {
      const owner = await this.otherAccountWith(account, email);
      const isMailed = (await this.budget.take(email)) && !sameEmail(email, account.email);
      await this.unitOfWork.run(async () => {
        await this.tokens.removeAllOf(account.id, 'change-email');
        const token = await this.tokens.issue('change-email', account, email);
        const mail = owner
          ? addressWantedMail({ ...owner, email })
          : confirmAddressMail(account, email, token);
        if (isMailed) await this.mailQueue.enqueue(mail);
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
      const account = await this.accountOf(found);
      if (!found || !account || account.isBlocked) throw invalidLink();
      if (!used) {
        if (!sameEmail(found.email, account.email)) throw invalidLink();
        return account.audience;
      }
      await this.move(account, found.email);
      return account.audience;
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
      const account = await this.accountOf(found);
      const back = found && account && afterUndo(historyOf(account), found.email, this.clock.now());
      const restored = back && (await this.accounts.restoreEmail(account, back));
      if (!restored) throw invalidLink();
      const { audience, id, email } = restored;
      await this.factors.removeSince(restored, changedAt(account, email));
      await this.sessions.endAll(audience, id);
      await this.tokens.removeAllOf(id, 'verify-email', 'reset-password', 'change-email', 'exchange');
      await this.passwords.clearFailures(audience, email);
      await this.audit.record('admin.email-restored', restored);
      await this.wishes.note(restored);
      await this.recovery.recovered({ kind: audience, id }, restored, 'email-restored');
      const reset = await this.tokens.issue('reset-password', restored);
      await this.mailQueue.enqueue(emailRestoredMail(restored, reset));
      if (!sameEmail(account.email, email)) await this.mailQueue.enqueue(emailTakenBackMail(account));
      return audience;
    });
  }

  private async move(account: SignInAccount, email: string): Promise<void> {
    const now = this.clock.now();
    if (sameEmail(email, account.email)) return;
    if (!mayChange(historyOf(account), now)) throw movedTooOften();
    await this.accounts.releaseAddress(account.audience, email);
    const changed = await this.accounts
      .changeEmail(account, afterChange(historyOf(account), email, now), now)
      .catch(takenIfConflict);
    if (!changed) throw invalidLink();
    // Links in the old mailbox stop working, except the one that undoes the change.
    await this.tokens.removeAllOf(account.id, 'verify-email', 'reset-password');
    const back = await this.tokens.issue('undo-email-change', account, account.email);
    await this.audit.record('admin.email-changed', changed);
    await this.wishes.note(changed);
    await this.mailQueue.enqueue(emailChangedMail(account, email, back));
  }

  /** Returns another account that has the address or may return to it; null when it is free. */
  private async otherAccountWith(
    { audience, id }: SignInAccount,
    email: string,
  ): Promise<SignInAccount | null> {
    const other = await this.accounts.findHolder(audience, email);
    if (!other || other.id === id || gives(other)) return null;
    const now = this.clock.now();
    const keeps = other.previousEmails.some((each) => sameEmail(each.email, email) && each.until > now);
    return keeps || sameEmail(other.email, email) ? other : null;
  }

  private async accountOf(token: OneTimeToken | null): Promise<SignInAccount | null> {
    return token && this.accounts.find(token.audience, token.subjectId);
  }
}

/** Returns whether an account yields its address to whoever proves it. */
const gives = ({ isProven, isBlocked }: SignInAccount): boolean => !isProven && !isBlocked;

/** Returns when the account left this address, which is reserved as long as the change can be undone. */
function changedAt({ previousEmails }: SignInAccount, left: string): Date {
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
