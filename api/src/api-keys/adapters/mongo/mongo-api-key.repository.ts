import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { KeyState } from '@consulting/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { hotFind } from '../../../platform/database/queries/hot-read.ts';
import { literal } from '../../../platform/database/queries/literal.ts';
import type { Hold } from '../../../shared/hold/hold.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { ApiKeyRepository, type KeyFilter } from '../../application/api-keys.ports.ts';
import type { ApiKey, UsedKey } from '../../domain/api-key.ts';
import { API_KEY_MODEL, toApiKey, toUsedKey, type ApiKeyDocument } from './api-key.schema.ts';

@Injectable()
export class MongoApiKeyRepository extends ApiKeyRepository {
  constructor(@InjectModel(API_KEY_MODEL) private readonly model: Model<ApiKeyDocument>) {
    super();
  }

  async add({ id, ...key }: ApiKey, hash: string): Promise<void> {
    await this.model.create([{ _id: id, ...key, hash }]);
  }

  async findByHash(hash: string): Promise<ApiKey | null> {
    const [found] = await hotFind(this.model, { hash });
    return found ? toApiKey(found) : null;
  }

  /** There are few keys, so no index serves the filters. */
  page({ q, state }: KeyFilter, now: Date, request: PageRequest): Promise<Page<UsedKey>> {
    const filter = { ...(q && { name: literal(q) }), ...(state && inState(state, now)) };
    return findPage(this.model, { filter, sort: { _id: -1 }, request }, toUsedKey);
  }

  async revoke(id: string, at: Date): Promise<ApiKey | null> {
    const revoked = await this.model
      .findOneAndUpdate(
        { _id: id, revokedAt: null },
        { $set: { revokedAt: at } },
        { returnDocument: 'before' },
      )
      .lean<ApiKeyDocument>();
    const document = revoked ?? (await this.model.findById(id).lean<ApiKeyDocument>());
    return document && toApiKey(document);
  }

  async holdAllOf(hold: Hold): Promise<ApiKey[]> {
    const which = { createdBy: hold.adminId, revokedAt: null, expiresAt: { $gt: hold.since }, hold: null };
    const found = await this.model.find(which).sort({ _id: 1 }).lean<ApiKeyDocument[]>();
    if (found.length > 0) await this.model.updateMany(which, { $set: { hold } });
    return found.map(toApiKey);
  }

  async find(id: string): Promise<ApiKey | null> {
    const found = await this.model.findById(id).lean<ApiKeyDocument>();
    return found && toApiKey(found);
  }

  async release(id: string): Promise<boolean> {
    const which = { _id: id, revokedAt: null, hold: { $ne: null } };
    return (await this.model.updateOne(which, { $set: { hold: null } })).matchedCount > 0;
  }

  async noteCall(id: string, at: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, revokedAt: null, hold: null },
      { $inc: { calls: 1 }, $set: { lastUsedAt: at } },
    );
    return matchedCount > 0;
  }

  async noteRefusal(id: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id }, { $inc: { refusals: 1 }, $set: { lastRefusedAt: at } });
  }
}

function inState(state: KeyState, now: Date): QueryFilter<ApiKeyDocument> {
  if (state === 'revoked') return { revokedAt: { $ne: null } };
  if (state === 'expired') return { revokedAt: null, expiresAt: { $lte: now } };
  return { revokedAt: null, expiresAt: { $gt: now }, hold: state === 'on-hold' ? { $ne: null } : null };
}
