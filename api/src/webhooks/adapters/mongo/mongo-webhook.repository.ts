import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS, type WebhookEvent } from '@consulting/contracts';
import type { Model } from 'mongoose';
import { everyWord } from '../../../platform/database/queries/every-word.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { orRefused } from '../../../platform/database/mongo-errors.ts';
import { conflict } from '../../../shared/errors.ts';
import type { Hold } from '../../../shared/hold/hold.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { WebhookRepository, type WebhookFields } from '../../application/webhooks.ports.ts';
import type { Webhook } from '../../domain/webhook.ts';
import { SLOTS, toWebhook, WEBHOOK_MODEL, type WebhookDocument } from './webhook.schema.ts';

/** `isWorking`, in the store. */
const WORKING = { active: true, hold: null } as const;

@Injectable()
export class MongoWebhookRepository extends WebhookRepository {
  constructor(@InjectModel(WEBHOOK_MODEL) private readonly model: Model<WebhookDocument>) {
    super();
  }

  async add({ id, ...webhook }: Webhook): Promise<void> {
    const taken = await this.model.find({}, { slot: 1 }).lean<Pick<WebhookDocument, 'slot'>[]>();
    const slot = SLOTS.find((each) => !taken.some((one) => one.slot === each));
    if (slot === undefined) throw conflict('webhook.limit-reached', { max: LIMITS.webhooks });
    const write = this.model.create([{ _id: id, ...webhook, slot }]);
    await orRefused(write, () => conflict('webhook.added-meanwhile'));
  }

  async find(id: string): Promise<Webhook | null> {
    const found = await this.model.findById(id).lean<WebhookDocument>();
    return found && toWebhook(found);
  }

  async lock(id: string): Promise<Webhook | null> {
    const locked = await this.model
      .findOneAndUpdate({ _id: id }, { $inc: { holds: 1 } }, { returnDocument: 'after' })
      .lean<WebhookDocument>();
    return locked && toWebhook(locked);
  }

  page(q: string | undefined, request: PageRequest): Promise<Page<Webhook>> {
    const filter = everyWord(q, ['url', 'description']);
    return findPage(this.model, { filter, sort: { createdAt: -1, _id: -1 }, request }, toWebhook);
  }

  async replace(id: string, fields: WebhookFields): Promise<Webhook | null> {
    const changed = await this.model
      .findOneAndUpdate({ _id: id }, { $set: fields }, { returnDocument: 'after' })
      .lean<WebhookDocument>();
    return changed && toWebhook(changed);
  }

  /** Without an index: there are only a few. */
  async holdAllOf(hold: Hold): Promise<Webhook[]> {
    const which = { addressBy: hold.adminId, hold: null };
    const found = await this.model.find(which).sort({ _id: 1 }).lean<WebhookDocument[]>();
    if (found.length > 0) await this.model.updateMany(which, { $set: { hold } });
    return found.map(toWebhook);
  }

  async release(id: string): Promise<boolean> {
    const which = { _id: id, hold: { $ne: null } };
    return (await this.model.updateOne(which, { $set: { hold: null } })).matchedCount > 0;
  }

  async reseal(id: string, before: string, sealed: string): Promise<void> {
    await this.model.updateOne(
      { _id: id, 'secrets.sealed': before },
      { $set: { 'secrets.$[which].sealed': sealed } },
      { arrayFilters: [{ 'which.sealed': before }] },
    );
  }

  async remove(id: string): Promise<Webhook | null> {
    const removed = await this.model.findOneAndDelete({ _id: id }).lean<WebhookDocument>();
    return removed && toWebhook(removed);
  }

  async findAllFor(event: WebhookEvent): Promise<string[]> {
    // Without an index: there are only a few.
    const found = await this.model
      .find({ ...WORKING, events: event }, { _id: 1 })
      .sort({ _id: 1 })
      .lean<Pick<WebhookDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  async takePlace(id: string): Promise<number | null> {
    const taken = await this.model
      .findOneAndUpdate({ _id: id, ...WORKING }, { $inc: { place: 1 } }, { returnDocument: 'after' })
      .lean<WebhookDocument>();
    return taken && taken.place;
  }
}
