import type { WebhookEvent } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Delivery, DeliveryState } from '../domain/delivery.ts';
import type { Webhook, WebhookDetails, WebhookSecret } from '../domain/webhook.ts';

/** Webhooks in the store. Every change joins the caller's unit of work. */
export abstract class WebhookRepository {
  /** Conflict when there are as many as there may be, and of several at once for all but one. */
  abstract add(webhook: Webhook): Promise<void>;
  abstract find(id: string): Promise<Webhook | null>;
  /** The webhook, kept from being changed or removed until the unit of work ends; null when there is none. */
  abstract lock(id: string): Promise<Webhook | null>;
  /** Newest first; `q` is searched in addresses and descriptions. */
  abstract page(q: string | undefined, request: PageRequest): Promise<Page<Webhook>>;
  /** Writes the given fields; null when there is none. */
  abstract replace(
    id: string,
    fields: Partial<WebhookDetails> & { secrets?: WebhookSecret[] },
  ): Promise<Webhook | null>;
  /** Writes a secret that was sealed anew, unless it was replaced meanwhile. */
  abstract reseal(id: string, before: string, sealed: string): Promise<void>;
  /** The webhook as it was, or null when there is none. */
  abstract remove(id: string): Promise<Webhook | null>;
  /** Ids of the active ones that are told of this, always in the same order. */
  abstract findAllFor(event: WebhookEvent): Promise<string[]>;
  /**
   * The next place in the line of a webhook, in one conditional write of the caller's unit of work: places are in the order
   * in which units of work are kept, on whatever process. Null when there is none, or it is not active.
   */
  abstract takePlace(id: string): Promise<number | null>;
}

/** How it stands with what was sent to a webhook. */
export interface DeliverySummary {
  waiting: number;
  failed: number;
  held: number;
  /** Of those that are kept. */
  lastDeliveredAt: Date | null;
}

/** Which deliveries; `q` is searched literally in events and in ids of messages. */
export interface DeliveryFilter {
  state?: DeliveryState | undefined;
  q?: string | undefined;
}

/** Deliveries in the store. Every change joins the caller's unit of work. */
export abstract class DeliveryRepository {
  /** A new one that is due at once, once those before its place are through. */
  abstract add(
    delivery: Pick<Delivery, 'webhookId' | 'messageId' | 'type' | 'body'>,
    place: number,
  ): Promise<void>;
  /** Newest first. */
  abstract page(webhookId: string, filter: DeliveryFilter, request: PageRequest): Promise<Page<Delivery>>;
  /** For each of these webhooks. */
  abstract summaries(webhookIds: readonly string[]): Promise<Map<string, DeliverySummary>>;
  /**
   * Makes one due at once, with all attempts before it; what waits keeps its place, what does not gets the given one.
   * Conflict while it is being sent, 404 when there is none of this webhook.
   */
  abstract sendAgain(webhookId: string, id: string, place: number): Promise<void>;
  /** What waits is due at once, with all attempts before it. */
  abstract restart(webhookId: string): Promise<void>;
  abstract removeAllOf(webhookId: string): Promise<void>;
  /** Removes those that neither wait nor were waiting since `date`. */
  abstract sweep(date: Date): Promise<void>;
}
