import { Injectable } from '@nestjs/common';
import type { ApplicationKind } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { Settings } from '../../config/settings.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { daysWaited } from '../../placement/domain/waiting.ts';
import { Clock } from '../../shared/time/clock.ts';
import { lastDigest } from '../domain/days.ts';
import { digestMail, type Undecided } from './digest-mail.ts';
import { DigestDays } from './digest.ports.ts';
import { OverviewService, type Overview } from './overview.service.ts';

/** Sends a daily mail that lists what waits in the administration; none when nothing waits. */
@Injectable()
export class DigestService {
  constructor(
    private readonly overview: OverviewService,
    private readonly applications: ApplicationsService,
    private readonly days: DigestDays,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Sends at most one mail a day (UTC), also with several processes. */
  async send(): Promise<void> {
    const { contactTo, contactLanguage: language } = this.settings;
    if (!contactTo) return;
    const now = this.clock.now();
    const [overview, withdrawn] = await Promise.all([
      this.overview.overview(),
      this.applications.countWithdrawnSince(lastDigest(now)),
    ]);
    const mail = digestMail({ email: contactTo, language }, undecided(overview, now), withdrawn, overview);
    if (!mail) return;
    await this.unitOfWork.run(async () => {
      if (await this.days.take(now.toISOString().slice(0, 10))) await this.mailQueue.enqueue(mail);
    });
  }
}

/** Companies' requests for consultants come first. */
const KINDS: readonly ApplicationKind[] = ['consultant', 'job', 'project'];

/** Returns the pending applications, one entry for each kind that has some. */
function undecided({ applications }: Overview, now: Date): Undecided[] {
  return KINDS.flatMap((kind) => {
    const { pending, waitingSince } = applications[kind];
    return waitingSince ? [{ kind, pending, days: daysWaited(waitingSince, now) }] : [];
  });
}
