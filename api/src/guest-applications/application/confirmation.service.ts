import { Injectable } from '@nestjs/common';
import { DEFAULT_COUNTRY } from '@consulting/contracts';
import { PasswordCheck } from '../../auth/passwords/application/password-check.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Files } from '../../platform/files/files.ts';
import { conflict, DomainError, forbidden, invalid } from '../../shared/errors.ts';
import { hashOfSecret } from '../../shared/link-secret.ts';
import type { LifeCycle, Titled } from '../../shared/posting/posting.ts';
import { Clock } from '../../shared/time/clock.ts';
import { AccountsService } from '../../users/application/accounts.service.ts';
import { AddressClaims } from '../../users/application/address-claims.service.ts';
import type { Account } from '../../users/domain/account.ts';
import type { GuestApplication, WaitingApplication } from '../domain/guest-application.ts';
import { GuestApplicationRepository } from './guest-applications.ports.ts';
import { GuestApplicationsService } from './guest-applications.service.ts';
import { GuestTargets } from './guest-targets.ts';

/** An application as its link shows it, with the job or project if visitors still see it. */
export interface OpenedApplication {
  application: GuestApplication;
  target: (Titled & LifeCycle) | null;
}

/** What the owner of the address does with the mailed link. Every method throws 400 when the link does not work. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly guests: GuestApplicationRepository,
    private readonly applications: GuestApplicationsService,
    private readonly targets: GuestTargets,
    private readonly accounts: AccountsService,
    private readonly claims: AddressClaims,
    private readonly passwords: PasswordCheck,
    private readonly files: Files,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing: programs that check mails open links, too. */
  async open(token: string): Promise<OpenedApplication> {
    const application = await this.find(token);
    return { application, target: await this.targets.find(application) };
  }

  /**
   * Sends the application as the account of the address, which is made if there is none; sent once, also when repeated.
   * Throws 400 for a weak password, and what applying throws: the link still works then.
   */
  async confirm(token: string, password?: string): Promise<void> {
    const waiting = await this.find(token);
    if (!isWaiting(waiting)) return;
    const passwordHash = password === undefined ? null : await this.hashOf(password, waiting);
    try {
      await this.send(waiting, token, passwordHash);
    } catch (error) {
      // Deleted at this moment, with its document: then the answer is that the link works no more.
      await this.find(token);
      throw error;
    }
  }

  /** Deletes what waits. Conflict once it was sent: then it is an application like any other. */
  async discard(token: string): Promise<void> {
    if (await this.applications.discard((await this.find(token)).id)) return;
    // Sent before, or deleted at this moment: then the link works no more.
    await this.find(token);
    throw conflict('guest-application.already-sent');
  }

  private async send(waiting: WaitingApplication, token: string, passwordHash: string | null): Promise<void> {
    const { user } = await this.accountOf(waiting, passwordHash);
    if (user.blocked) throw forbidden('guest-application.account-blocked');
    await this.unitOfWork.run(async () => {
      // Sent by another press of the button, or deleted: then the link works no more.
      if (!(await this.guests.send(waiting.id, this.clock.now()))) return void (await this.find(token));
      const { note, language, cv } = waiting;
      await this.targets.apply(waiting, user.id, { note, language }, { cv, certificate: null });
      await this.files.release(cv);
    });
  }

  private async find(token: string): Promise<GuestApplication> {
    const found = await this.guests.findLive(hashOfSecret(token), this.clock.now());
    if (!found) throw invalid('guest-application.link-invalid');
    return found;
  }

  private async hashOf(password: string, { id, email, first_name, last_name }: WaitingApplication) {
    await this.passwords.requireStrong(password, [email, first_name, last_name], id);
    return this.passwords.hash(password, id);
  }

  /**
   * Returns the account of the address, which is made if there is none, and made anew if nobody has proven the address: what
   * a stranger may have registered with it meanwhile is gone.
   */
  private async accountOf(waiting: WaitingApplication, passwordHash: string | null): Promise<Account> {
    const { kind, first_name, last_name, email, language, cv } = waiting;
    const profile = { first_name, last_name, email, language, cv, country: DEFAULT_COUNTRY };
    const role = kind === 'job' ? 'JobSeeker' : 'Freelancer';
    try {
      return await this.unitOfWork.run(async () => {
        const { account, isNew } = await this.claims.claim({ ...profile, role, passwordHash });
        if (isNew) await this.files.share(cv);
        return account;
      });
    } catch (error) {
      // The unique index refused it: the link was pressed twice at the same time, or its owner registered just now.
      const other = error instanceof DomainError ? await this.accounts.findByEmail(email) : null;
      if (other) return other;
      throw error;
    }
  }
}

const isWaiting = (application: GuestApplication): application is WaitingApplication =>
  application.sentAt === null && application.cv !== null;
