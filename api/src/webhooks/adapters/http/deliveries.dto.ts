import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { WEBHOOK_EVENTS, WEBHOOK_TEST } from '@consulting/contracts';
import { Optional } from '../../../shared/http/input/fields.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';
import { openChoice } from '../../../shared/http/output/api-code.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import {
  ATTEMPT_ERRORS,
  DELIVERY_STATES,
  type Attempt,
  type AttemptError,
  type Delivery,
  type DeliveryState,
} from '../../domain/delivery.ts';
import type { SentType } from '../../domain/event.ts';

const TYPES = [...WEBHOOK_EVENTS, WEBHOOK_TEST];

export class DeliveriesQuery extends StablePageQuery {
  /** Only deliveries in this state. */
  @ApiProperty({ enum: DELIVERY_STATES, required: false })
  @Optional()
  @IsIn(DELIVERY_STATES, rule('field.not-one-of', { choices: DELIVERY_STATES.join(', ') }))
  state?: DeliveryState;
}

export class AttemptView {
  /** @example 2026-11-21T08:00:00.000Z */
  at: string;

  /**
   * The status of the answer; null when there was none.
   * @example 503
   */
  status: number | null;

  /** @example 184 */
  milliseconds: number;

  @ApiProperty({
    type: String,
    enum: ATTEMPT_ERRORS,
    nullable: true,
    description: 'Why there was no answer; null when there was one',
    example: 'timeout',
  })
  error: AttemptError | null;
}

export class DeliveryView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /**
   * The header `webhook-id`: the same for every attempt, and for every webhook that receives the event.
   * @example msg_656f2a9e1c9d440000a1b2c4
   */
  messageId: string;

  @ApiProperty({ ...openChoice(TYPES), example: 'job.opened' })
  type: SentType;

  /**
   * `failed`: given up. `held`: it was waiting when a backup was restored, and may have been delivered since.
   * @example waiting
   */
  state: DeliveryState;

  /** The latest ones, the oldest first. */
  attempts: AttemptView[];

  /** @example 2026-11-21T08:00:00.000Z */
  createdAt: string;

  /**
   * Time of the next attempt, after the earlier deliveries; null when it does not wait.
   * @example 2026-11-21T08:15:00.000Z
   */
  nextAt: string | null;
}

const toAttemptView = ({ at, status, milliseconds, error }: Attempt): AttemptView => ({
  at: at.toISOString(),
  status,
  milliseconds,
  error,
});

export function toDeliveryView(delivery: Delivery): DeliveryView {
  const { id, messageId, type, state, attempts, createdAt, nextAt } = delivery;
  return {
    _id: id,
    messageId,
    type,
    state,
    attempts: attempts.map(toAttemptView),
    createdAt: createdAt.toISOString(),
    nextAt: state === 'waiting' ? nextAt.toISOString() : null,
  };
}
