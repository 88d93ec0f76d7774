import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Outbox, type Mail } from '../../platform/mail/outbox.ts';
import { Clock } from '../../shared/clock.ts';
import { DigestDays } from './digest.ports.ts';
import { OverviewService, type Overview } from './overview.service.ts';

/** The daily mail that lists what waits in the administration. No mail is sent when nothing waits. */
@Injectable()
export class DigestService {
  constructor(
    private readonly overview: OverviewService,
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
    const mail = digestMail(contactTo, await this.overview.overview());
    if (!mail) return;
    await this.unitOfWork.run(async () => {
      if (await this.days.take(this.clock.now().toISOString().slice(0, 10))) await this.outbox.enqueue(mail);
    });
  }
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function digestMail(
  to: string,
  { openApplications, unreadConversations, flaggedMessages, undeliveredMails }: Overview,
): Mail | null {
  const waiting = [
    openApplications > 0 && counted(openApplications, 'application to decide', 'applications to decide'),
    unreadConversations > 0 && counted(unreadConversations, 'unread conversation', 'unread conversations'),
    flaggedMessages > 0 &&
      counted(flaggedMessages, 'message marked as possible spam', 'messages marked as possible spam'),
    undeliveredMails > 0 && counted(undeliveredMails, 'undelivered email', 'undelivered emails'),
  ].filter((entry) => entry !== false);
  if (waiting.length === 0) return null;
  return {
    to,
    subject: `Waiting for you: ${waiting.join(', ')}`,
    paragraphs: [
      'Good morning! The following is waiting in the administration:',
      ...waiting,
      'You receive this email at 7 a.m. on weekdays when something is waiting.',
    ],
    action: { label: 'Open the administration', path: '/admin-dashboard' },
    kind: 'digest',
  };
}
