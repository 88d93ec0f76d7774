import { Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Limit } from '../../../platform/limits/limit.ts';
import { Confirmed, Only, Public } from '../../../shared/http/access.ts';
import { Caller, type SignedInCaller } from '../../../shared/http/caller.ts';
import { ShownOnce } from '../../../shared/http/idempotency.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { CalendarFeedsService } from '../../application/calendar-feeds.service.ts';
import { CalendarFeedAnswer, CalendarFeedView, toCalendarFeedView } from './calendar-feed.dto.ts';
import { CalendarFile } from './calendar-file.ts';

/** The routes of one's own feed, which are the same for companies and administrators. */
abstract class OwnCalendarFeed {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /** Whether the caller's calendar feed is on, and since when. */
  @Get()
  async get(@Caller() { kind, id }: SignedInCaller): Promise<CalendarFeedView> {
    return toCalendarFeedView(await this.feeds.find({ kind, id }));
  }

  /** Makes the address of the caller's feed, in place of an earlier one, which ends. This answer alone has it. */
  @Limit('access')
  @Confirmed()
  @ShownOnce()
  @Post()
  async create(@Caller() caller: SignedInCaller): Promise<CalendarFeedAnswer> {
    const { url, createdAt } = await this.feeds.create(caller);
    return { ...coded('calendar-feed.created'), url, createdAt: createdAt.toISOString() };
  }

  /** Ends the address of the caller's feed. */
  @HttpCode(200)
  @Delete()
  async remove(@Caller() { kind, id }: SignedInCaller): Promise<MessageAnswer> {
    await this.feeds.remove({ kind, id });
    return coded('calendar-feed.removed');
  }
}

@ApiTags('appointments')
@Only('user', ['B2B'])
@Controller('private/api/calendar-feed')
export class CompanyCalendarFeedController extends OwnCalendarFeed {
  constructor(feeds: CalendarFeedsService) {
    super(feeds);
  }
}

@ApiTags('appointments (administration)')
@Only('admin')
@Controller('api/admin/calendar-feed')
export class AdminCalendarFeedController extends OwnCalendarFeed {
  constructor(feeds: CalendarFeedsService) {
    super(feeds);
  }
}

/** Calendars that programs read by an address with a secret. */
@ApiTags('appointments')
@Public()
@Controller()
export class CalendarController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /**
   * The agreed appointments of the last 30 and the next 61 days, at most 500, without names, email addresses and telephone
   * numbers.
   */
  @ApiParam({
    name: 'token',
    description: 'Of the address',
    schema: { type: 'string', minLength: 1, pattern: '^[^/]+$' },
    example: 'Zt6mQx0bS3kJ9cWaZt6mQx0bS3kJ9cWaZt6mQx0bS3k',
  })
  @CalendarFile()
  // Calendars ask again and again; no cache keeps the answer for others.
  @Header('cache-control', 'private, no-cache')
  @Header('x-robots-tag', 'noindex')
  @AnyQuery()
  @ApiErrors(404)
  @Get('calendar/:token.ics')
  calendar(@Param('token') token: string): Promise<string> {
    return this.feeds.read(token);
  }
}
