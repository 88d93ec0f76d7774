import { Schema } from 'mongoose';
import type { ErasureKind } from './erasures.ts';
import { declareCollection } from '../database/collections/collection.ts';

export interface ErasureRecord {
  /** `<kind>:<id>`, so that each erasure is noted once. */
  _id: string;
  at: Date;
  /** Set when a restore has brought back the erased data, until it is erased again. */
  again?: boolean;
}

export const erasureSchema = new Schema<ErasureRecord>(
  { _id: String, at: { type: Date, required: true }, again: Boolean },
  { versionKey: false },
);
erasureSchema.index({ at: 1 });
erasureSchema.index({ again: 1 });

export const erasureLedgerCollection = declareCollection({
  name: 'erasures',
  model: 'Erasure',
  schema: erasureSchema,
  backups: 'always',
  personal: 'none',
  keepsIds: 'The ledger: after a restore they are erased again',
  kept: 'until-deleted',
});

export const erasureKey = (kind: ErasureKind, id: string): string => `${kind}:${id}`;
