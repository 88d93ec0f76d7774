import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { EventReader } from '../../application/event-reader.ts';
import { EventsQuery, EventsView, placeOf, toEventsView } from './events.dto.ts';

@ApiTags('webhooks (administration)')
@Only('admin')
@Controller('api/admin/events')
export class EventsController {
  constructor(private readonly events: EventReader) {}

  /** The events of the last 30 days in their order, also those that no webhook received. 410 where some of those behind `after` are not kept any more; then read the lists again. */
  @OpenTo('webhooks:read')
  @ApiErrors(400, 410)
  @Get()
  async list(@Query() query: EventsQuery): Promise<EventsView> {
    return toEventsView(await this.events.read(placeOf(query), query.limit));
  }
}
