import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { removeInTurns } from '../../../platform/database/queries/remove-in-turns.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { literal } from '../../../platform/database/queries/literal.ts';
import { idleAt } from '../../../platform/outbox/outbox-entry.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { conflict, notFound } from '../../../shared/errors.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import {
  DeliveryRepository,
  type DeliveryFilter,
  type DeliverySummary,
} from '../../application/webhooks.ports.ts';
import type { Delivery, DeliveryState } from '../../domain/delivery.ts';
import { DELIVERY_MODEL, toDelivery, type DeliveryDocument } from './delivery.schema.ts';

const SETTLED: readonly DeliveryState[] = ['delivered', 'failed', 'held'];

@Injectable()
export class MongoDeliveryRepository extends DeliveryRepository {
  constructor(
    @InjectModel(DELIVERY_MODEL) private readonly model: Model<DeliveryDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add(
    delivery: Pick<Delivery, 'webhookId' | 'messageId' | 'type' | 'body'>,
    place: number,
  ): Promise<void> {
    const now = this.clock.now();
    const due = { state: 'waiting' as const, nextAt: now, attempts: 0, createdAt: now, queuedAt: now };
    await this.model.create([{ ...delivery, place, ...due }]);
  }

  page(webhookId: string, { state, q }: DeliveryFilter, request: PageRequest): Promise<Page<Delivery>> {
    const filter = {
      webhookId,
      ...(state && { state }),
      ...(q && { $or: [{ type: literal(q) }, { messageId: literal(q) }] }),
    };
    return findPage(this.model, { filter, sort: { createdAt: -1, _id: -1 }, request }, toDelivery);
  }

  /** One count per state and one read along an index for each webhook, of which there are few; no body is read. */
  async summaries(webhookIds: readonly string[]): Promise<Map<string, DeliverySummary>> {
    const found = webhookIds.map(async (id) => [id, await this.summaryOf(id)] as const);
    return new Map(await Promise.all(found));
  }

  async sendAgain(webhookId: string, id: string, place: number): Promise<void> {
    const now = this.clock.now();
    const due = { attempts: 0, nextAt: now, queuedAt: now, claimedUntil: null };
    const which = { _id: id, webhookId };
    // Not one that is being sent: it would be sent twice.
    const waiting = { ...which, state: 'waiting' as const, ...idleAt(now) };
    if ((await this.model.updateOne(waiting, { $set: due })).matchedCount > 0) return;
    const settled = { ...which, state: { $in: SETTLED } };
    const queued = { ...due, place, state: 'waiting' as const, settledAt: null };
    if ((await this.model.updateOne(settled, { $set: queued })).matchedCount > 0) return;
    throw (await this.model.exists(which)) ? conflict('webhook.being-sent') : notFound('delivery');
  }

  async restart(webhookId: string): Promise<void> {
    const now = this.clock.now();
    await this.model.updateMany(
      { webhookId, state: 'waiting', ...idleAt(now) },
      { $set: { attempts: 0, nextAt: now, queuedAt: now, claimedUntil: null } },
    );
  }

  async removeAllOf(webhookId: string): Promise<void> {
    await this.model.deleteMany({ webhookId });
  }

  async sweep(date: Date): Promise<void> {
    await removeInTurns(this.model, { state: { $in: SETTLED }, settledAt: { $lt: date } });
  }

  private async summaryOf(webhookId: string): Promise<DeliverySummary> {
    const count = (state: DeliveryState) => this.model.countDocuments({ webhookId, state });
    const latest = this.model
      .findOne({ webhookId, state: 'delivered' }, { settledAt: 1 })
      .sort({ settledAt: -1 })
      .lean<Pick<DeliveryDocument, 'settledAt'>>();
    const [waiting, failed, held, last] = await Promise.all([
      count('waiting'),
      count('failed'),
      count('held'),
      latest,
    ]);
    return { waiting, failed, held, lastDeliveredAt: last?.settledAt ?? null };
  }
}
