import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Settings } from '../../../config/settings.ts';
import { pauseAfter, WHOLE_BACK_OFF } from '../../../platform/outbox/back-off.ts';
import { OutboxWorker } from '../../../platform/outbox/outbox-worker.ts';
import { Timing } from '../../../platform/schedule/timing.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { SendingService } from '../../application/sending.service.ts';
import { WebhookRepository } from '../../application/webhooks.ports.ts';
import { isSuccess, outcomeOf, type Attempt } from '../../domain/delivery.ts';
import { hostOf, isWorking, type Webhook } from '../../domain/webhook.ts';
import { DELIVERY_MODEL, toDelivery, type DeliveryDocument } from './delivery.schema.ts';

/** The most attempts kept of one delivery: enough for several whole back-offs. */
const MOST_ATTEMPTS = 50;

/**
 * Delivers events: a line for each webhook, in the order of its places, all lines in parallel.
 * The order holds across processes because only the first of a line is ever claimed, by the outbox's conditional
 * write, and it stays the first for all processes until it is delivered or given up. A place lower than an existing
 * one cannot appear later: places are taken inside the units of work, by a write to the webhook that serializes them.
 */
@Injectable()
export class WebhookDelivery extends OutboxWorker<DeliveryDocument> {
  protected readonly log = new Logger('Webhooks');
  protected readonly name = 'What waits for webhooks';

  constructor(
    @InjectModel(DELIVERY_MODEL) private readonly records: Model<DeliveryDocument>,
    private readonly webhooks: WebhookRepository,
    private readonly sending: SendingService,
    settings: Settings,
    clock: Clock,
    timing: Timing,
  ) {
    super(records, settings, clock, timing.isOn);
  }

  protected async lines(): Promise<readonly string[]> {
    const waiting = await this.records.distinct('webhookId', { state: 'waiting' });
    return waiting.map(String);
  }

  protected async claimOf(webhookId: string): Promise<DeliveryDocument | null> {
    const webhook = await this.webhooks.find(webhookId);
    if (!webhook || !isWorking(webhook)) return null;
    const first = await this.records
      .findOne({ webhookId, state: 'waiting' }, { nextAt: 1 })
      .sort({ place: 1 })
      .lean<Pick<DeliveryDocument, '_id' | 'nextAt'>>();
    if (!first || first.nextAt > this.clock.now()) return null;
    return this.claim({ _id: first._id });
  }

  protected async deliver(record: DeliveryDocument): Promise<boolean> {
    const webhook = await this.webhooks.find(String(record.webhookId));
    // Removed meanwhile, and the delivery with it.
    if (!webhook) return false;
    const attempt = await this.sending.send(webhook, toDelivery(record));
    await this.note(record, webhook, attempt);
    return isSuccess(attempt);
  }

  /**
   * Marks a delivery as delivered, due again later, or given up: after the last attempt, or after a failed one when a
   * whole back-off has passed. So an unavailable receiver delays its line by little more than a day.
   */
  private async note(record: DeliveryDocument, webhook: Webhook, attempt: Attempt): Promise<void> {
    const now = this.clock.now();
    const { attempts, log, queuedAt, type } = record;
    const isOver = now.getTime() - queuedAt.getTime() >= WHOLE_BACK_OFF;
    const pause = isSuccess(attempt) || isOver ? undefined : pauseAfter(attempts);
    const state = isSuccess(attempt) ? ('delivered' as const) : ('failed' as const);
    const change =
      pause === undefined ? { state, settledAt: now } : { nextAt: new Date(now.getTime() + pause) };
    const kept = [...log, attempt].slice(-MOST_ATTEMPTS);
    await this.records.updateOne(this.claimed(record), {
      $set: { ...change, claimedUntil: null, log: kept },
    });
    if (isSuccess(attempt)) return;
    const what = pause === undefined ? 'given up after' : 'not delivered at';
    this.log.warn(`${type} for ${hostOf(webhook)} was ${what} attempt ${attempts}: ${outcomeOf(attempt)}`);
  }
}
