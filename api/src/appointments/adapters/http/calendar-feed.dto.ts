import { ApiProperty } from '@nestjs/swagger';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { CalendarFeed } from '../../domain/calendar-feed.ts';

export class CalendarFeedView {
  /** When the address was made; null while the feed is off. The address itself is shown when it is made. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-03-21T08:00:00.000Z' })
  createdAt: string | null;
}

export class CalendarFeedAnswer extends MessageAnswer {
  /** The address for a calendar program; whoever has it reads the calendar. @example https://firm.example/calendar/Zt6mQx0bS3kJ9cWaZt6mQx0bS3kJ9cWaZt6mQx0bS3k.ics */
  url: string;

  /** @example 2026-03-21T08:00:00.000Z */
  createdAt: string;
}

export const toCalendarFeedView = (feed: CalendarFeed | null): CalendarFeedView => ({
  createdAt: feed?.createdAt.toISOString() ?? null,
});
