import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMinSize, ArrayMaxSize, IsArray, IsBoolean, IsIn } from 'class-validator';
import { LIMITS, WEBHOOK_EVENTS, type WebhookEvent } from '@consulting/contracts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { ApiCondition } from '../../../shared/http/input/api-condition.ts';
import { Optional, OptionalText, Text } from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { HoldView, toHoldView } from '../../../shared/http/output/hold-view.dto.ts';
import { openChoice } from '../../../shared/http/output/api-code.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { versionOf } from '../../../shared/version.ts';
import type { WatchedWebhook } from '../../application/webhooks.service.ts';
import { editableOfWebhook, formerSecretUntil, type WebhookDetails } from '../../domain/webhook.ts';

const EXAMPLE = ['job.opened', 'job.closed'];
const CHOICES = { choices: WEBHOOK_EVENTS.join(', ') };

/** One that is sent twice counts once. */
const once = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value) && value.length <= LIMITS.listEntries ? [...new Set<unknown>(value)] : value;

/** A list of events, with at least one. */
function EventList({ required }: { required: boolean }) {
  const list = { minItems: 1, maxItems: LIMITS.listEntries, example: EXAMPLE };
  return applyDecorators(
    ApiProperty({ type: 'array', items: { type: 'string', enum: [...WEBHOOK_EVENTS] }, required, ...list }),
    ...(required ? [] : [Optional()]),
    Transform(once),
    IsArray(rule('field.not-list')),
    ArrayMinSize(1, rule('field.required')),
    ArrayMaxSize(LIMITS.listEntries, rule('field.too-many-entries', { max: LIMITS.listEntries })),
    IsIn(WEBHOOK_EVENTS, { each: true, ...rule('field.not-one-of', CHOICES) }),
  );
}

export class WebhookDto {
  /** `https:` on the public internet, without a user name and without a fragment. @example https://hooks.example.com/consulting */
  @Text({ max: LIMITS.webhookUrl, required: 'webhook.url-invalid', kind: 'contact' })
  url: string;

  @EventList({ required: true })
  events: WebhookEvent[];

  /** Its purpose. @example 'Applicant tracking' */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  description?: string;
}

/** What is missing stays as it is; something is needed. */
@ApiCondition({ minProperties: 1 })
export class WebhookChangeDto implements Partial<WebhookDetails> {
  /** As for a new one. Pending deliveries then go to the new address at once. @example https://hooks.example.com/consulting */
  @Optional()
  @Text({ max: LIMITS.webhookUrl, required: 'webhook.url-invalid', kind: 'contact' })
  url?: string;

  @EventList({ required: false })
  events?: WebhookEvent[];

  /** @example 'Applicant tracking' */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  description?: string;

  /** False: nothing is sent; pending deliveries resume when it is active again. @example false */
  @Optional()
  @IsBoolean(rule('field.not-boolean'))
  active?: boolean;
}

export class WebhookView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  @ApiVersion()
  version: string;

  /** @example https://hooks.example.com/consulting */
  url: string;

  @ApiProperty({
    type: 'array',
    items: openChoice(WEBHOOK_EVENTS),
    example: EXAMPLE,
  })
  events: WebhookEvent[];

  /** @example 'Applicant tracking' */
  description: string;

  /** @example true */
  active: boolean;

  /** Null unless it is on hold: then it is treated like one that is not active. */
  hold: HoldView | null;

  /** The administrator who entered its address; null when unknown. @example 656f2a9e1c9d440000a1b2c5 */
  addressBy: string | null;

  /** That administrator was removed. @example false */
  ownerRemoved: boolean;

  /** @example 2026-11-21T08:00:00.000Z */
  createdAt: string;

  /**
   * Until when a former secret signs too; null when none does.
   * @example 2026-11-22T08:00:00.000Z
   */
  formerSecretUntil: string | null;

  /**
   * Time of the last delivery among those that are kept (30 days).
   * @example 2026-11-21T08:15:00.000Z
   */
  lastDeliveredAt: string | null;

  /**
   * Deliveries that wait for their turn or their next attempt.
   * @example 3
   */
  waiting: number;

  /**
   * Deliveries that were given up.
   * @example 1
   */
  failed: number;

  /**
   * Deliveries that were waiting when a backup was restored. They are not sent by themselves.
   * @example 0
   */
  held: number;
}

export function toWebhookView({ webhook, isOwnerRemoved, summary }: WatchedWebhook, now: Date): WebhookView {
  return {
    _id: webhook.id,
    version: versionOf(editableOfWebhook(webhook)),
    url: webhook.url,
    events: webhook.events,
    description: webhook.description,
    active: webhook.active,
    hold: toHoldView(webhook.hold),
    addressBy: webhook.addressBy,
    ownerRemoved: isOwnerRemoved,
    createdAt: webhook.createdAt.toISOString(),
    formerSecretUntil: formerSecretUntil(webhook, now)?.toISOString() ?? null,
    lastDeliveredAt: summary.lastDeliveredAt?.toISOString() ?? null,
    waiting: summary.waiting,
    failed: summary.failed,
    held: summary.held,
  };
}

/** A webhook that was changed. */
export class WebhookAnswer extends MessageAnswer {
  webhook: WebhookView;
}

/** A webhook with a new secret. */
export class WebhookSecretAnswer extends WebhookAnswer {
  /**
   * Signs every message as Standard Webhooks specifies. It is never returned again.
   * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=
   */
  secret: string;
}
