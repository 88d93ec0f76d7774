import { Schema } from 'mongoose';
import { EXPIRY_BY_STORE, RETENTION } from '../../../../shared/time/retention.ts';
import { declareCollection } from '../../../../platform/database/collections/collection.ts';
import { span } from '../../../../shared/time/span.ts';

/** The tries of one key that still count. */
export interface AttemptDocument {
  _id: string;
  taken: { id: string; until: Date; of?: string }[];
  /** Raised by every write, so that a write based on an older version changes nothing. */
  version: number;
  /** When the last try stops counting. */
  expiresAt: Date;
}

export const ATTEMPT_MODEL = 'Attempt';

export const attemptSchema = new Schema<AttemptDocument>(
  {
    _id: { type: String, required: true },
    taken: [new Schema({ id: String, until: Date, of: String }, { _id: false, id: false })],
    version: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);

attemptSchema.index({ expiresAt: 1 }, EXPIRY_BY_STORE);

export const attemptsCollection = declareCollection({
  name: 'attempts',
  model: ATTEMPT_MODEL,
  schema: attemptSchema,
  backups: 'never',
  personal: 'none',
  kept: [
    {
      what: 'counted wrong passwords and codes; emails anybody triggers',
      when: `after ${span(RETENTION.wrongPasswords)}; ${span(RETENTION.mailsByStrangers)}`,
    },
  ],
});
