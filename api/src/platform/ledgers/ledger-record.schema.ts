import { Schema } from 'mongoose';
import type { LedgerEntry } from './ledgers.ts';

export interface LedgerRecord extends LedgerEntry {
  /** The key of the entry, so that there is one for each thing. */
  _id: string;
  /** Set when a restore has undone it, until it is done again. */
  again?: boolean;
}

/** Returns the schema of one ledger. */
export function ledgerSchema(): Schema<LedgerRecord> {
  const schema = new Schema<LedgerRecord>(
    { _id: String, at: { type: Date, required: true }, owner: String, value: String, again: Boolean },
    { versionKey: false },
  );
  schema.index({ at: 1 });
  schema.index({ again: 1 });
  return schema;
}
