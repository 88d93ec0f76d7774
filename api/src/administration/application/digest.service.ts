import { Injectable } from '@nestjs/common';
import { dayInBerlin, type ApplicationKind } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { FirmReaders } from '../../placement/application/news/firm-readers.ts';
import { daysWaited } from '../../placement/domain/waiting.ts';
import { Clock } from '../../shared/time/clock.ts';
import { lastDigest } from '../domain/days.ts';
import { digestMail, type Undecided } from './digest-mail.ts';
import { DigestDays } from './digest.ports.ts';
import { OverviewService, type Overview } from './overview.service.ts';

/** Companies' requests for consultants come first. */
const KINDS: readonly ApplicationKind[] = ['consultant', 'job', 'project', 'speculative'];

/** Sends the firm a daily mail that lists what waits in the administration; none when nothing waits. */
@Injectable()
export class DigestService {
  constructor(
    private readonly overview: OverviewService,
    private readonly applications: ApplicationsService,
    private readonly days: DigestDays,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly readers: FirmReaders,
  ) {}

  /** Sends at most one mail a day (UTC), also with several processes. */
  async send(): Promise<void> {
    const readers = await this.readers.all();
    if (readers.length === 0) return;
    const now = this.clock.now();
    const [overview, withdrawn] = await Promise.all([
      this.overview.overview(),
      this.applications.countWithdrawnSince(lastDigest(now)),
    ]);
    const undecided = await this.undecided(overview, now);
    const mails = readers.flatMap((reader) => digestMail(reader, undecided, withdrawn, overview) ?? []);
    if (mails.length === 0) return;
    await this.unitOfWork.run(async () => {
      if (await this.days.take(dayInBerlin(now))) await this.mailQueue.enqueueAll(mails);
    });
  }

  /** Returns the pending applications, one entry for each kind that has some. */
  private async undecided({ applications }: Overview, now: Date): Promise<Undecided[]> {
    const pending = KINDS.filter((kind) => applications[kind].pending > 0);
    const since = await Promise.all(pending.map((kind) => this.applications.waitingSince(kind)));
    return pending.flatMap((kind, i) => {
      const first = since[i];
      return first ? [{ kind, pending: applications[kind].pending, days: daysWaited(first, now) }] : [];
    });
  }
}
