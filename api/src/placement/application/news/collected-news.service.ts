import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import { ApplicationsService } from '../../../applications/application/applications.service.ts';
import type { Application } from '../../../applications/domain/application.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue, type Fact, type Mail } from '../../../platform/mail/mail-queue.ts';
import { PoolService } from '../../../pool/application/pool.service.ts';
import { eachDue } from '../../../shared/each-due.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { UsersService } from '../../../users/application/users.service.ts';
import type { User } from '../../../users/domain/user.ts';
import {
  NEWS_BOUNDS,
  noNews,
  type AboutApplication,
  type CollectedNews,
  type NewsSide,
} from '../../domain/collected-news.ts';
import { collected, isAtOnce, mailed } from '../../domain/news-bounds.ts';
import { asksToKeep } from './keeping.ts';
import { collectedForApplicantMail, collectedForFirmMail, collectedForOwnerMail } from './collected-mails.ts';
import { CollectedNewsRepository } from './collected-news.ports.ts';
import { FirmMails, isFirmMail } from './firm-mails.ts';
import { FirmReaders, type FirmReader } from './firm-readers.ts';
import { Targets } from '../targets.ts';

/** Returns how something about an application stands now, for a reader; [] for nothing. */
export type StandingFacts = (application: Application, side: NewsSide, language: Language) => Promise<Fact[]>;

/**
 * Bounds the mails about an application to each of its sides, whoever causes them (`NEWS_BOUNDS`). What exceeds a bound
 * is stored as waiting, and one mail says how things stand when there is room again. Mails to the firm are bounded over all
 * applications besides (`FirmMails`). Other modules register what they know of an application, so that this one does not
 * depend on them.
 */
@Injectable()
export class CollectedNewsService {
  private readonly log = new Logger('Placement');
  private readonly standing: StandingFacts[] = [];

  constructor(
    private readonly news: CollectedNewsRepository,
    private readonly applications: ApplicationsService,
    private readonly targets: Targets,
    private readonly users: UsersService,
    private readonly pool: PoolService,
    private readonly mailQueue: MailQueue,
    private readonly firmMails: FirmMails,
    private readonly unitOfWork: UnitOfWork,
    private readonly readers: FirmReaders,
    private readonly clock: Clock,
  ) {}

  /** Adds facts to the mails that collect. */
  add(facts: StandingFacts): void {
    this.standing.push(facts);
  }

  /**
   * Mails at once, or lets the news wait; `mails`: the same for each reader of the side. Inside the unit of work of the change, which has locked the applicant. `isHeld`
   * false: the mail never waits, because its reader has taken part in what it says, or nothing can be told later.
   */
  async tell(
    side: NewsSide,
    application: AboutApplication,
    mails: readonly Mail[],
    { isHeld = true } = {},
  ): Promise<void> {
    if (mails.length === 0) return;
    const now = this.clock.now();
    const empty = noNews(side, application);
    const before = { ...((await this.news.find(empty)) ?? empty), applicationId: application.id };
    const isSent = !isHeld || isAtOnce(before, now, NEWS_BOUNDS);
    await this.news.put(isSent ? mailed(before, now, NEWS_BOUNDS) : collected(before, now, NEWS_BOUNDS));
    if (isSent) await this.deliver(mails, { isHeld });
  }

  /** Sends the mails that are due, and forgets those of which no bound knows any more. */
  async sendDue(): Promise<void> {
    await eachDue({
      due: (count) => this.news.due(this.clock.now(), count),
      idOf: ({ side, applicantId, targetId }) => `${targetId}.${applicantId}.${side}`,
      act: (each) => this.unitOfWork.run(() => this.send(each)),
      failed: (id, error) => this.log.error(`The collected news ${id} failed: ${String(error)}`),
    });
  }

  private async send(which: CollectedNews): Promise<void> {
    // An erasure removes the news with the applicant.
    if (!(await this.users.find(which.applicantId))) return this.news.remove(which);
    const applicant = await this.users.lock(which.applicantId);
    const now = this.clock.now();
    const news = await this.news.find(which);
    // Another process has sent it.
    if (!news || news.nextAt > now) return;
    const mails = news.isWaiting ? await this.mailsOf(news, applicant) : [];
    if (mails.length === 0) return this.news.remove(which);
    await this.news.put(mailed({ ...news, isWaiting: false }, now, NEWS_BOUNDS));
    await this.deliver(mails);
  }

  private deliver(mails: readonly Mail[], how: { isHeld?: boolean } = {}): Promise<void> {
    return mails.every(isFirmMail) ? this.firmMails.send(mails, how) : this.mailQueue.enqueueAll(mails);
  }

  /** Returns none when nothing is left to say, or nobody reads it any more. */
  private async mailsOf({ side, applicationId }: CollectedNews, applicant: User): Promise<Mail[]> {
    const found = await this.targets.withTargets(await this.applications.findMany([applicationId]));
    const [application, target] = found[0] ?? [];
    if (!application || !target) return [];
    const about = { application, applicant, target };
    const standing = async (language: Language) =>
      (await Promise.all(this.standing.map((facts) => facts(application, side, language)))).flat();
    if (side === 'applicant')
      return [
        collectedForApplicantMail(about, {
          standing: await standing(applicant.language),
          question: await this.question(application, applicant),
        }),
      ];
    if (target.ownerId === null) {
      const mailTo = async (reader: FirmReader) =>
        collectedForFirmMail(reader, about, await standing(reader.language));
      return Promise.all((await this.readers.all()).map(mailTo));
    }
    const owner = await this.users.find(target.ownerId);
    // An account that is no longer a company does not decide.
    if (owner?.role !== 'B2B') return [];
    return [collectedForOwnerMail(owner, about, await standing(owner.language))];
  }

  /** Asks again what a mail that waited would have asked: the link of a question is never stored. */
  private async question(application: Application, applicant: User): Promise<string | null> {
    if (!asksToKeep(application)) return null;
    return (await this.pool.of(applicant.id))?.isOpen ? this.pool.ask(applicant) : null;
  }
}
