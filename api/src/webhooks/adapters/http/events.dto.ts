import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Transform } from 'class-transformer';
import { PAGE, WEBHOOK_EVENTS } from '@consulting/contracts';
import { Optional } from '../../../shared/http/input/fields.ts';
import { wholeNumber } from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { openChoice } from '../../../shared/http/output/api-code.ts';
import type { EventsRead } from '../../application/event-reader.ts';
import type { LoggedEvent } from '../../domain/event.ts';
import type { WebhookMessage } from './messages.dto.ts';

const LATEST = 'latest';
const AFTER = /^(latest|\d{1,15})$/;

export class EventsQuery {
  /** `after` of the last answer: the events behind it. Without it, all that are kept; with `latest`, none, and where to begin from now on. */
  @ApiProperty({ type: String, required: false, pattern: AFTER.source })
  @Optional()
  @Matches(AFTER, rule('field.invalid'))
  after?: string;

  /** Most events of the answer. */
  @ApiProperty({ type: 'integer', required: false, default: PAGE.defaultLimit })
  @Optional()
  @Transform(wholeNumber)
  @IsInt(rule('field.not-whole-number-between', { min: 1, max: PAGE.maxLimit }))
  @Min(1, rule('field.too-small', { min: 1 }))
  @Max(PAGE.maxLimit, rule('field.too-large', { max: PAGE.maxLimit }))
  limit: number = PAGE.defaultLimit;
}

/** Returns the place that a query names. */
export const placeOf = ({ after }: EventsQuery): number | typeof LATEST | undefined =>
  after === undefined || after === LATEST ? after : Number(after);

/**
 * What webhooks receive. It is one open class and not the choice of all messages: newer versions have more events, and a client
 * that knows a closed choice cannot read a list with one of them.
 */
export class EventMessageView {
  @ApiProperty({ ...openChoice(WEBHOOK_EVENTS), example: 'job.removed' })
  type: string;

  /**
   * When it happened.
   * @example 2026-11-21T08:00:00.000Z
   */
  timestamp: string;

  /** By `type`: as the webhook of that name has them. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { id: '656f2a9e1c9d440000a1b2c3' } })
  data: object;
}

/** An event. */
export class EventView {
  /** The same as the header `webhook-id` of its deliveries. @example msg_656f2a9e1c9d440000a1b2c4 */
  messageId: string;

  /** What webhooks receive. */
  message: EventMessageView;
}

/** A part of the events of the last 30 days. */
export class EventsView {
  /** In the order in which they happened. */
  @ApiProperty({ type: [EventView] })
  events: EventView[];

  /** To be sent as `after` of the next request, also when there was no event. @example '4711' */
  after: string;

  /** Whether there are more already. @example false */
  more: boolean;
}

function toEventView({ messageId, body }: LoggedEvent): EventView {
  const { type, timestamp, data } = JSON.parse(body) as WebhookMessage;
  return { messageId, message: { type, timestamp, data } };
}

export const toEventsView = ({ events, after, isMore }: EventsRead): EventsView => ({
  events: events.map(toEventView),
  after: String(after),
  more: isMore,
});
