import { CADENCES, LIMITS, SAVED_SEARCH_KINDS } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import type { SavedSearch } from '../../domain/saved-search.ts';

export interface SavedSearchDocument extends Omit<SavedSearch, 'id' | 'owner'> {
  _id: Types.ObjectId;
  ownerKind: SavedSearch['owner']['kind'];
  ownerId: Types.ObjectId;
  /** From 0: an owner has one search for each. */
  slot: number;
}

export const SAVED_SEARCH_MODEL = 'SavedSearch';

const instant = { type: Date, required: true as const };

export const savedSearchSchema = new Schema<SavedSearchDocument>(
  {
    ownerKind: { type: String, enum: ['user', 'admin'], required: true },
    ownerId: { type: Schema.Types.ObjectId, required: true },
    slot: { type: Number, required: true, min: 0, max: LIMITS.savedSearches - 1 },
    kind: { type: String, enum: SAVED_SEARCH_KINDS, required: true },
    query: { type: String, default: '' },
    name: { type: String, required: true },
    cadence: { type: String, enum: CADENCES, required: true },
    from: instant,
    since: instant,
    seenAt: instant,
    nextAt: { type: Date, default: null },
    consent: { type: new Schema({ textVersion: String, at: Date }, { _id: false }), required: true },
    createdAt: instant,
  },
  { versionKey: false },
);
// An owner's searches, of which a slot holds one at most.
savedSearchSchema.index({ ownerId: 1, slot: 1 }, { unique: true });
// Alerts that are due.
savedSearchSchema.index({ nextAt: 1, _id: 1 });

export const savedSearchesCollection = declareCollection({
  name: 'savedSearches',
  model: SAVED_SEARCH_MODEL,
  schema: savedSearchSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ ownerId: id }),
    onErasure: 'remove',
    exported: 'saved-searches',
  },
  kept: 'until-deleted',
});

export function toSavedSearch(document: SavedSearchDocument): SavedSearch {
  const { _id, ownerKind, ownerId, slot: _slot, consent, ...search } = document;
  return {
    ...search,
    id: _id.toHexString(),
    owner: { kind: ownerKind, id: ownerId.toHexString() },
    consent: { textVersion: consent.textVersion, at: consent.at },
  };
}
