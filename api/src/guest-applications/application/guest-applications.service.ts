import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addressKeptMail } from '../../auth/account/application/email-mails.ts';
import { MailBudget } from '../../auth/account/application/mail-budget.ts';
import { inConstantTime } from '../../auth/passwords/application/constant-time.ts';
import { looksLikeSpam, type FormTraces } from '../../contact/domain/contact-message.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { Files, type UploadedPdf } from '../../platform/files/files.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { newId } from '../../shared/id.ts';
import { hashOfSecret, newLinkSecret } from '../../shared/link-secret.ts';
import { sameEmail } from '../../shared/person/email-history.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { conflict } from '../../shared/errors.ts';
import { Clock } from '../../shared/time/clock.ts';
import { RETENTION } from '../../shared/time/retention.ts';
import { AccountsService } from '../../users/application/accounts.service.ts';
import type { Account } from '../../users/domain/account.ts';
import {
  MOST_WAITING,
  MOST_WAITING_OF_NETWORK,
  type GuestApplication,
  type GuestApplicationInput,
} from '../domain/guest-application.ts';
import { confirmApplicationMail, knownApplicantMail } from './guest-application-mails.ts';
import { GuestApplicationRepository, type WaitingNetwork } from './guest-applications.ports.ts';
import { GuestTargets } from './guest-targets.ts';

/** How many networks administrators see, those of most waiting ones. */
const LISTED_NETWORKS = 20;

/** How many are read at once. */
const BATCH = 100;

/** Receives applications of people without an account. No answer reveals whether an address is known. */
@Injectable()
export class GuestApplicationsService implements OnModuleInit {
  constructor(
    private readonly guests: GuestApplicationRepository,
    private readonly targets: GuestTargets,
    private readonly accounts: AccountsService,
    private readonly files: Files,
    private readonly budget: MailBudget,
    private readonly mailQueue: MailQueue,
    private readonly erasures: Erasures,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.erasures.eraseAgainBy('guest-application', (id) => this.erase(id));
  }

  /**
   * Keeps an application until the owner of the address confirms it. Nothing is kept of one with a known address, whose
   * owner gets a mail. Throws only for what has nothing to do with the address: 404 and conflict of the job or project, and
   * a conflict when it looks like spam: somebody who presses once more sends it with null for `traces`. `network` is where
   * it comes from, as `clientNetwork` writes it.
   */
  async receive(
    input: GuestApplicationInput,
    cv: UploadedPdf,
    traces: FormTraces | null,
    network: string,
  ): Promise<void> {
    const { title } = await this.targets.open(input);
    const { first_name, last_name, email, note } = input;
    const typed = { name: `${first_name} ${last_name}`, email, message: note };
    if (traces && looksLikeSpam(typed, traces)) throw conflict('guest-application.press-again');
    // Stored for every address, so that the time does not tell which ones are known.
    const stored = await this.files.store(cv);
    await inConstantTime(async () => {
      const holder = await this.accounts.findHolder(email);
      const isKept = holder === null ? await this.keep({ ...input, network }, title, stored) : false;
      if (holder) await this.tellOwner(holder, input, title);
      if (!isKept) await this.files.release(stored);
    });
  }

  /** Removes one with its document for good, also from backups that are restored. Idempotent. */
  async erase(id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.remove(id);
      await this.erasures.note('guest-application', id);
    });
  }

  /** Erases like `erase`, but only one that waits. Returns false when it was sent or removed before. */
  discard(id: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const removed = await this.guests.removeWaiting(id);
      if (!removed) return false;
      await this.files.release(removed.cv);
      await this.erasures.note('guest-application', id);
      return true;
    });
  }

  /** Erases all that wait for a confirmation of this address, with mails that were not sent, and returns their ids. */
  eraseAllOf(email: string): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const waiting = await this.guests.findAllOf(email);
      for (const { id } of waiting) await this.erase(id);
      // As each was typed: the queue tells capitals from small letters.
      for (const address of new Set(waiting.map((each) => each.email)))
        await this.mailQueue.forget(address, 'confirm-application');
      return waiting.map(({ id }) => id);
    });
  }

  /** Erases all of this address as `eraseAllOf` and returns how many. The audit log keeps the reason, and no address. */
  eraseByAdmin(adminId: string, email: string, reason: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const ids = await this.eraseAllOf(email);
      for (const id of ids) await this.noteErased(adminId, id, reason);
      return ids.length;
    });
  }

  /** Returns how many wait, and the networks of most of them. */
  async waiting(): Promise<{ waiting: number; networks: WaitingNetwork[] }> {
    const [waiting, networks] = await Promise.all([
      this.guests.countWaiting(),
      this.guests.networks(LISTED_NETWORKS),
    ]);
    return { waiting, networks };
  }

  /** Erases all that wait from this network, as `erase`, and returns how many. */
  async eraseFromNetwork(adminId: string, network: string, reason: string): Promise<number> {
    let erased = 0;
    for (;;) {
      const ids = await this.guests.findAllFrom(network, BATCH);
      for (const id of ids)
        await this.unitOfWork.run(async () => {
          await this.erase(id);
          await this.noteErased(adminId, id, reason);
        });
      erased += ids.length;
      if (ids.length < BATCH) return erased;
    }
  }

  /** Removes those whose link has expired. */
  async removeExpired(): Promise<void> {
    for (;;) {
      const due = await this.guests.findExpired(this.clock.now(), BATCH);
      for (const id of due) await this.unitOfWork.run(() => this.remove(id));
      if (due.length < BATCH) return;
    }
  }

  private noteErased(adminId: string, id: string, reason: string): Promise<void> {
    return this.audit.byAdmin(adminId, 'guest-application.erased', { kind: 'guest-application', id, reason });
  }

  /** Removes the oldest one that takes the room of another one from this network. */
  private async makeRoom(network: string): Promise<void> {
    const isFull = (await this.guests.countWaiting()) >= MOST_WAITING;
    const isFullFor = (await this.guests.countWaitingFrom(network)) >= MOST_WAITING_OF_NETWORK;
    if (!isFull && !isFullFor) return;
    const [greediest] = isFullFor ? [{ network }] : await this.guests.networks(1);
    if (!greediest) return;
    for (const id of await this.guests.findAllFrom(greediest.network, 1))
      await this.unitOfWork.run(() => this.remove(id));
  }

  private async remove(id: string): Promise<void> {
    const removed = await this.guests.remove(id);
    await this.files.release(removed?.cv);
  }

  /** Returns false when no further mail may go to this address now. */
  private async keep(
    input: GuestApplicationInput & Pick<GuestApplication, 'network'>,
    title: string,
    cv: StoredFile,
  ): Promise<boolean> {
    if (!(await this.budget.take(input.email))) return false;
    const receivedAt = this.clock.now();
    const expiresAt = new Date(receivedAt.getTime() + RETENTION.guestApplications);
    const token = newLinkSecret();
    await this.makeRoom(input.network);
    await this.unitOfWork.run(async () => {
      await this.files.attach(cv);
      const waiting = { ...input, id: newId(), cv, receivedAt, expiresAt, sentAt: null };
      await this.guests.add(waiting, hashOfSecret(token));
      await this.mailQueue.enqueue(confirmApplicationMail(input, title, token));
    });
    return true;
  }

  /** Mails at most once an hour about the same job or project. */
  private async tellOwner(
    { user, emailVerified, previousEmails }: Account,
    input: GuestApplicationInput,
    title: string,
  ): Promise<void> {
    const { email, targetId, language } = input;
    if (!(await this.budget.takeAbout(email, targetId))) return;
    if (sameEmail(user.email, email))
      return this.mailQueue.enqueue(knownApplicantMail(user, { ...input, title }, emailVerified));
    const kept = previousEmails.filter((each) => sameEmail(each.email, email)).at(-1);
    if (kept) await this.mailQueue.enqueue(addressKeptMail(email, kept.until, language));
  }
}
