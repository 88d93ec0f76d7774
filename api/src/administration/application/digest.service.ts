import { Injectable } from '@nestjs/common';
import type { ApplicationKind } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { Settings } from '../../config/settings.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Outbox, type Mail } from '../../platform/mail/outbox.ts';
import { daysWaited } from '../../placement/domain/waiting.ts';
import { Clock } from '../../shared/clock.ts';
import { DigestDays } from './digest.ports.ts';
import { OverviewService, type Overview } from './overview.service.ts';

/** The daily mail that lists what waits in the administration. No mail is sent when nothing waits. */
@Injectable()
export class DigestService {
  constructor(
    private readonly overview: OverviewService,
    private readonly applications: ApplicationsService,
    private readonly days: DigestDays,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** At most one mail a day (UTC), also when several processes ask. */
  async send(): Promise<void> {
    const { contactTo } = this.settings;
    if (!contactTo) return;
    const now = this.clock.now();
    const [overview, withdrawn] = await Promise.all([
      this.overview.overview(),
      this.applications.countWithdrawnSince(lastDigest(now)),
    ]);
    const mail = digestMail(contactTo, undecided(overview, now), withdrawn, overview);
    if (!mail) return;
    await this.unitOfWork.run(async () => {
      if (await this.days.take(now.toISOString().slice(0, 10))) await this.outbox.enqueue(mail);
    });
  }
}

/** When the digest before this one went out: on Mondays on Friday. */
function lastDigest(now: Date): Date {
  const days = now.getUTCDay() === 1 ? 3 : 1;
  return new Date(now.getTime() - days * 24 * 3_600_000);
}

/** Applications of a kind that nobody has decided on, and for how many whole days the longest of them waits. */
interface Undecided {
  kind: ApplicationKind;
  pending: number;
  days: number;
}

const KINDS: Record<ApplicationKind, readonly [one: string, many: string]> = {
  consultant: ['consultant request', 'consultant requests'],
  job: ['job application', 'job applications'],
  project: ['project application', 'project applications'],
};

/** What waits for a decision, one entry a kind; the requests of companies come first. */
function undecided({ applications }: Overview, now: Date): Undecided[] {
  return (Object.keys(KINDS) as ApplicationKind[]).flatMap((kind) => {
    const { pending, waitingSince } = applications[kind];
    return waitingSince ? [{ kind, pending, days: daysWaited(waitingSince, now) }] : [];
  });
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function waitingFor({ pending, days }: Undecided): string {
  const time = days === 0 ? 'less than a day' : counted(days, 'day', 'days');
  return pending === 1 ? `waiting for ${time}` : `the longest waiting for ${time}`;
}

function digestMail(
  to: string,
  waiting: readonly Undecided[],
  withdrawn: number,
  { unreadConversations, flaggedMessages, undeliveredMails }: Overview,
): Mail | null {
  const others = [
    unreadConversations > 0 && counted(unreadConversations, 'unread conversation', 'unread conversations'),
    flaggedMessages > 0 &&
      counted(flaggedMessages, 'message marked as possible spam', 'messages marked as possible spam'),
    undeliveredMails > 0 && counted(undeliveredMails, 'undelivered email', 'undelivered emails'),
  ].filter((entry) => entry !== false);
  const applications = waiting.map(({ kind, pending }) => counted(pending, ...KINDS[kind]));
  if (applications.length + others.length === 0) return null;
  return {
    to,
    subject: `Waiting for you: ${[...applications, ...others].join(', ')}`,
    paragraphs: [
      'Good morning! The following is waiting in the administration:',
      ...waiting.map((entry, index) => `${applications[index]}, ${waitingFor(entry)}`),
      ...others,
      ...(withdrawn > 0
        ? [
            `Since the last working day, ${counted(withdrawn, 'application was', 'applications were')} withdrawn.`,
          ]
        : []),
      'You receive this email at 7 a.m. on weekdays when something is waiting.',
    ],
    action:
      applications.length > 0
        ? { label: 'Open the applications', path: '/admin-dashboard?tab=applications' }
        : { label: 'Open the administration', path: '/admin-dashboard' },
    kind: 'digest',
  };
}
