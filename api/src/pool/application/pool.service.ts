import { Injectable, type OnModuleInit } from '@nestjs/common';
import { POOL_TEXT_VERSION, type PoolAnswer } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { EndedApplicationsService } from '../../applications/application/ended-applications.service.ts';
import { Settings } from '../../config/settings.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { Wishes } from '../../platform/wishes/wishes.ts';
import { SecretBox } from '../../platform/secrets/secret-box.port.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import { hashOfSecret, newLinkSecret } from '../../shared/link-secret.ts';
import { Clock } from '../../shared/time/clock.ts';
import { monthsBefore } from '../../shared/time/retention.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { User } from '../../users/domain/user.ts';
import { answered, isMember, isOpen, type PoolConsent } from '../domain/pool.ts';
import { poolEndingMail } from './pool-mails.ts';
import { PoolRepository } from './pool.ports.ts';

/** People that a sweep reads at once. */
const BATCH = 100;

/** Seals the token of a person's links. */
const contextOf = (personId: string) => `pool link of user ${personId}`;

/**
 * The talent pool: people who were rejected and have agreed that the firm keeps their documents and writes to them
 * (docs/decisions/0059-may-we-keep-you.md).
 */
@Injectable()
export class PoolService implements OnModuleInit {
  constructor(
    private readonly consents: PoolRepository,
    private readonly users: UsersService,
    private readonly applications: ApplicationsService,
    private readonly ended: EndedApplicationsService,
    private readonly lifecycle: AccountLifecycle,
    private readonly mailQueue: MailQueue,
    private readonly erasures: Erasures,
    private readonly wishes: Wishes,
    private readonly box: SecretBox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.ended.keptBy((applicantIds) => this.consents.membersOf(applicantIds, this.clock.now()));
    this.erasures.eraseAgainBy('pool-consent', async (yesId) => {
      const consent = await this.consents.findByYes(yesId);
      if (consent) await this.takeBack(consent.personId);
    });
    this.wishes.fulfilAgainBy('pool-question', ({ id, value, at }) => this.answerAgain(id, value, at));
    this.lifecycle.add({
      addressChanged: ({ id }) => this.replaceLink(id),
      exported: async (userId) => {
        const consent = await this.consents.find(userId);
        if (!consent) return [];
        const { hash: _hash, sealed: _sealed, yesId: _yesId, ...data } = consent;
        return [{ name: 'pool', data }];
      },
    });
  }

  /**
   * Asks a person whom the firm has rejected, in the unit of work of the rejection, which has locked the person. Returns the
   * token for the mail; null for companies, and for people who have agreed.
   */
  async ask({ id, role }: User): Promise<string | null> {
    if (role === 'B2B') return null;
    const now = this.clock.now();
    const before = await this.consents.find(id);
    if (before && isMember(before, now)) return null;
    const { token, ...link } = this.linkOf(id, before);
    await this.consents.put({
      personId: id,
      askedAt: now,
      askAgainAt: null,
      answer: null,
      answeredAt: null,
      textVersion: null,
      until: null,
      yesId: null,
      ...link,
    });
    // A yes has ended, and no sweep has noticed it yet.
    if (before?.until) await this.users.setPoolUntil(id, null);
    return token;
  }

  /** Returns the consent of a person, and whether the question waits for an answer; null when nobody has asked. */
  async of(personId: string): Promise<{ consent: PoolConsent; isOpen: boolean } | null> {
    const consent = await this.consents.find(personId);
    if (!consent) return null;
    return { consent, isOpen: this.isOpen(consent) };
  }

  /** Returns whether the token is that of a link that asks. */
  async isKnown(token: string): Promise<boolean> {
    return (await this.consents.findByHash(hashOfSecret(token))) !== null;
  }

  /** Answers by the link of a mail; 404 for a token that is none. */
  answerByLink(token: string, answer: PoolAnswer): Promise<PoolConsent> {
    return this.unitOfWork.run(async () => {
      const consent = await this.consents.findByHash(hashOfSecret(token));
      if (!consent) throw notFound('pool-link');
      return this.answer(consent.personId, answer);
    });
  }

  /** Answers the question. Repeating an answer changes nothing. Conflict when nothing was asked. */
  answer(personId: string, answer: PoolAnswer): Promise<PoolConsent> {
    return this.unitOfWork.run(async () => {
      await this.users.lock(personId);
      const consent = await this.consents.find(personId);
      if (!consent) throw conflict('pool.not-asked');
      if (this.isOpen(consent)) return this.write(consent, answer);
      if (answer === consent.answer) return consent;
      // A no is taken at any time.
      if (answer === 'yes') throw conflict('pool.not-asked');
      return this.write(consent, answer);
    });
  }

  /** Takes a yes back. Idempotent. */
  async takeBack(personId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.users.lock(personId);
      const consent = await this.consents.find(personId);
      if (consent?.answer === 'yes') await this.write(consent, 'no');
    });
  }

  /** Says no again to a question that a restore has opened again. */
  private async answerAgain(personId: string, answer: string, at: Date): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.users.lock(personId);
      const consent = await this.consents.find(personId);
      if (answer === 'no' && consent && consent.askedAt <= at && this.isOpen(consent))
        await this.write(consent, answer, at);
    });
  }

  /** Asks once more whose yes is about to end, ends those that have ended, and forgets questions without an answer. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.each(
      () => this.consents.findEnded(now, BATCH),
      (personId) => this.end(personId, now),
    );
    await this.each(
      () => this.consents.findEnding(now, BATCH),
      (personId) => this.askAgain(personId, now),
    );
    await this.consents.removeLapsed(monthsBefore(now, this.settings.keep.endedApplicationMonths));
  }

  private isOpen(consent: PoolConsent): boolean {
    return isOpen(consent, this.clock.now(), this.settings.keep.endedApplicationMonths);
  }

  private async write(consent: PoolConsent, answer: PoolAnswer, at = this.clock.now()): Promise<PoolConsent> {
    const { personId } = consent;
    const next = answered(consent, answer, at, POOL_TEXT_VERSION, newId());
    await this.consents.put(next);
    await this.users.setPoolUntil(personId, next.until);
    // The last answer counts, so that a yes after a no is not undone. That it was taken back is an erasure.
    await this.wishes.note('pool-question', personId, { kind: 'user', id: personId }, answer);
    if (consent.yesId !== null && answer === 'no') {
      await this.erasures.note('pool-consent', consent.yesId);
      await this.endKeeping(personId);
    }
    return next;
  }

  /** Removes the applications that only the yes has kept. */
  private endKeeping(personId: string): Promise<void> {
    const limit = monthsBefore(this.clock.now(), this.settings.keep.endedApplicationMonths);
    return this.applications.removeEndedOf(personId, limit);
  }

  /** Calls `act` in a unit of work of its own for each person that `find` returns, which no longer finds them then. */
  private async each(find: () => Promise<string[]>, act: (personId: string) => Promise<void>): Promise<void> {
    for (;;) {
      const due = await find();
      for (const personId of due) await this.unitOfWork.run(() => act(personId));
      if (due.length < BATCH) return;
    }
  }

  private async end(personId: string, now: Date): Promise<void> {
    await this.users.lock(personId);
    const consent = await this.consents.find(personId);
    // Null or later when it was taken back or renewed meanwhile.
    if (!consent?.until || consent.until > now) return;
    await this.consents.remove(personId);
    await this.users.setPoolUntil(personId, null);
    await this.endKeeping(personId);
  }

  private async askAgain(personId: string, now: Date): Promise<void> {
    const person = await this.users.lock(personId);
    const consent = await this.consents.find(personId);
    if (!consent?.until || !consent.askAgainAt || consent.askAgainAt > now) return;
    const { token, ...link } = this.linkOf(personId, consent);
    await this.consents.put({ ...consent, ...link, askAgainAt: null });
    if (!person.blocked) await this.mailQueue.enqueue(poolEndingMail(person, consent.until, token));
  }

  /** Ends the links of earlier mails. Later mails have the new one; until then the dashboard asks. */
  private async replaceLink(personId: string): Promise<void> {
    const consent = await this.consents.find(personId);
    if (!consent) return;
    const { token: _token, ...link } = this.linkOf(personId, null);
    await this.consents.put({ ...consent, ...link });
  }

  /** Returns the link for a mail: that of earlier mails, unless it was sealed with a former key. */
  private linkOf(
    personId: string,
    before: PoolConsent | null,
  ): Pick<PoolConsent, 'hash' | 'sealed'> & { token: string } {
    const context = contextOf(personId);
    if (before && this.box.isCurrent(before.sealed)) {
      const { hash, sealed } = before;
      return { token: this.box.open(sealed, context), hash, sealed };
    }
    const token = newLinkSecret();
    return { token, hash: hashOfSecret(token), sealed: this.box.seal(token, context) };
  }
}
