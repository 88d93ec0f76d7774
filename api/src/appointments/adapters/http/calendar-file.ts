import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** Documents a route that answers entries for a calendar. */
export const CalendarFile = () =>
  applyDecorators(
    ApiProduces('text/calendar'),
    ApiOkResponse({
      description: 'Entries for a calendar (RFC 5545), with times in UTC',
      content: { 'text/calendar': { schema: { type: 'string' } } },
    }),
    Header('content-type', 'text/calendar; charset=utf-8'),
  );
