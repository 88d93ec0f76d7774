import { Schema } from 'mongoose';
import type { ErasureKind } from './erasures.ts';

export interface ErasureRecord {
  /** `<kind>:<id>`: each erasure is noted once. */
  _id: string;
  at: Date;
  /** A restore has brought back what was erased; until it is erased again. */
  again?: boolean;
}

export const ErasureSchema = new Schema<ErasureRecord>(
  { _id: String, at: { type: Date, required: true }, again: Boolean },
  { collection: 'erasures', versionKey: false },
);
ErasureSchema.index({ at: 1 });
ErasureSchema.index({ again: 1 });

export const erasureKey = (kind: ErasureKind, id: string): string => `${kind}:${id}`;
