import type { WebhookEvent } from '@consulting/contracts';
import type { Hold } from '../../shared/hold/hold.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { LoggedEvent } from '../domain/event.ts';
import type { Delivery, DeliveryState } from '../domain/delivery.ts';
import type { Webhook, WebhookDetails } from '../domain/webhook.ts';

/** The fields that a change may write. */
export type WebhookFields = Partial<WebhookDetails & Pick<Webhook, 'addressBy' | 'secrets'>>;

/** Stores webhooks. Every change joins the caller's unit of work. */
export abstract class WebhookRepository {
  /** Throws a conflict when the maximum is reached; of several simultaneous calls all but one get a conflict. */
  abstract add(webhook: Webhook): Promise<void>;
  /** Returns null when there is none. */
  abstract find(id: string): Promise<Webhook | null>;
  /** Keeps it from being changed or removed until the unit of work ends. Returns it, or null when there is none. */
  abstract lock(id: string): Promise<Webhook | null>;
  /** Newest first; `q` is searched in addresses and descriptions. */
  abstract page(q: string | undefined, request: PageRequest): Promise<Page<Webhook>>;
  /** Writes the given fields. Returns the webhook after it, or null when there is none. */
  abstract replace(id: string, fields: WebhookFields): Promise<Webhook | null>;
  /** Puts those with an address from `hold.adminId` on hold, except held ones. Returns those. */
  abstract holdAllOf(hold: Hold): Promise<Webhook[]>;
  /** Ends a hold in one conditional write; returns false when it is not on hold. */
  abstract release(id: string): Promise<boolean>;
  /** Replaces the sealed text of a secret, unless the secret was replaced meanwhile. */
  abstract reseal(id: string, before: string, sealed: string): Promise<void>;
  /** Returns the removed webhook, or null when there was none. */
  abstract remove(id: string): Promise<Webhook | null>;
  /** Returns the ids of the working webhooks subscribed to this event, always in the same order. */
  abstract findAllFor(event: WebhookEvent): Promise<string[]>;
  /**
   * Takes the next place in a webhook's line, in one conditional write of the caller's unit of work: places are in
   * the order in which units of work commit, across processes. Returns null when there is none or it does not work.
   */
  abstract takePlace(id: string): Promise<number | null>;
}

/** The status of a webhook's deliveries. */
export interface DeliverySummary {
  waiting: number;
  failed: number;
  held: number;
  /** Of the deliveries that are still stored; null when there is none. */
  lastDeliveredAt: Date | null;
}

/** Of a webhook to which nothing was sent yet. */
export const NOTHING_SENT: DeliverySummary = { waiting: 0, failed: 0, held: 0, lastDeliveredAt: null };

/** A filter of deliveries; `q` is searched literally in events and in ids of messages. */
export interface DeliveryFilter {
  state?: DeliveryState | undefined;
  q?: string | undefined;
}

/** Stores deliveries. Every change joins the caller's unit of work. */
export abstract class DeliveryRepository {
  /** Adds a delivery that is due at once, after those with a lower place. */
  abstract add(
    delivery: Pick<Delivery, 'webhookId' | 'messageId' | 'type' | 'body'>,
    place: number,
  ): Promise<void>;
  /** Newest first. */
  abstract page(webhookId: string, filter: DeliveryFilter, request: PageRequest): Promise<Page<Delivery>>;
  /** Returns the summary of each of these webhooks by id. */
  abstract summaries(webhookIds: readonly string[]): Promise<Map<string, DeliverySummary>>;
  /**
   * Makes a delivery due at once with all its attempts; a waiting one keeps its place, any other gets the given one.
   * Conflict while it is being sent, 404 when this webhook has none with this id.
   */
  abstract sendAgain(webhookId: string, id: string, place: number): Promise<void>;
  /** Makes waiting deliveries due at once with all their attempts, except one that is being sent. */
  abstract restart(webhookId: string): Promise<void>;
  abstract removeAllOf(webhookId: string): Promise<void>;
  /** Removes deliveries that were delivered, given up or held before `date`. */
  abstract sweep(date: Date): Promise<void>;
}

/** The events of the last 30 days, whether a webhook received them or not. */
export abstract class EventLog {
  /** Adds an event behind all others. Joins the caller's unit of work, which waits for others that add one. */
  abstract add(event: Omit<LoggedEvent, 'place'>): Promise<void>;
  /** Returns the place of the last event that was ever added, 0 when there was none. */
  abstract last(): Promise<number>;
  /** Returns at most `count` events from this place on, in their order. */
  abstract from(place: number, count: number): Promise<LoggedEvent[]>;
  /** Removes events published before `date`. */
  abstract sweep(date: Date): Promise<void>;
}
