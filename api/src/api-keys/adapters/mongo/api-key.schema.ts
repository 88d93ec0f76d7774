import { Schema, type Types } from 'mongoose';
import { holdFields, toHold, type HoldFields } from '../../../shared/hold/hold-fields.ts';
import type { ApiKey, KeyUse, UsedKey } from '../../domain/api-key.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export interface ApiKeyDocument extends Omit<ApiKey, 'id' | 'createdBy' | 'hold'>, KeyUse {
  _id: Types.ObjectId;
  hash: string;
  createdBy: Types.ObjectId;
  /** Missing in documents that older versions wrote. */
  hold?: HoldFields | null;
}

export const API_KEY_MODEL = 'ApiKey';

export const apiKeySchema = new Schema<ApiKeyDocument>(
  {
    name: { type: String, required: true },
    hash: { type: String, required: true },
    start: { type: String, required: true },
    scopes: { type: [String], required: true },
    networks: { type: [String], default: [] },
    createdBy: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
    hold: { type: holdFields, default: null },
    calls: { type: Number, default: 0 },
    lastUsedAt: { type: Date, default: null },
    refusals: { type: Number, default: 0 },
    lastRefusedAt: { type: Date, default: null },
  },
  { versionKey: false },
);
apiKeySchema.index({ hash: 1 }, { unique: true });

export const apiKeysCollection = declareCollection({
  name: 'apikeys',
  model: API_KEY_MODEL,
  schema: apiKeySchema,
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
});

export function toApiKey(document: ApiKeyDocument): ApiKey {
  const { _id, name, start, scopes, networks, createdBy, createdAt, expiresAt, revokedAt, hold } = document;
  return {
    id: String(_id),
    name,
    start,
    scopes,
    networks,
    createdBy: String(createdBy),
    createdAt,
    expiresAt,
    revokedAt,
    hold: toHold(hold),
  };
}

export function toUsedKey(document: ApiKeyDocument): UsedKey {
  const { calls, lastUsedAt, refusals, lastRefusedAt } = document;
  return { ...toApiKey(document), use: { calls, lastUsedAt, refusals, lastRefusedAt } };
}
