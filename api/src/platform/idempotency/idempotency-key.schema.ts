import { Schema } from 'mongoose';
import { EXPIRY_BY_STORE, RETENTION } from '../../shared/time/retention.ts';
import { declareCollection } from '../database/collections/collection.ts';
import { callerKey } from './idempotency-keys.port.ts';
import { span } from '../../shared/time/span.ts';

/** A request with an Idempotency-Key. */
export interface KeyDocument {
  /** A keyed hash of caller and key. */
  _id: string;
  /** Kind and id of the caller, used to remove the document when the account is erased. */
  caller: string;
  /** A keyed hash of the request, whose body may hold a password. */
  request: string;
  /** The id of the run that carries it out. */
  claim: string;
  /** When the run counts as dead, unless the claim is renewed. */
  claimedUntil: Date;
  /** Written in the unit of work of the change itself. */
  changed: boolean;
  done: boolean;
  /** Sealed; null when there is none yet or it is not kept. */
  answer: string | null;
  expiresAt: Date;
}

export const IDEMPOTENCY_KEY_MODEL = 'IdempotencyKey';

export const idempotencyKeySchema = new Schema<KeyDocument>(
  {
    _id: { type: String, required: true },
    caller: { type: String, required: true },
    request: { type: String, required: true },
    claim: { type: String, required: true },
    claimedUntil: { type: Date, required: true },
    changed: { type: Boolean, required: true },
    done: { type: Boolean, required: true },
    answer: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);

idempotencyKeySchema.index({ caller: 1 });
idempotencyKeySchema.index({ expiresAt: 1 }, EXPIRY_BY_STORE);

export const idempotencyKeysCollection = declareCollection({
  name: 'idempotencykeys',
  model: IDEMPOTENCY_KEY_MODEL,
  schema: idempotencyKeySchema,
  backups: 'never',
  personal: {
    of: (account) => ({ caller: callerKey(account) }),
    onErasure: 'remove',
    exported: { not: 'Answers to the own requests, sealed' },
  },
  kept: [
    {
      what: 'an answer to a request with an Idempotency-Key, sealed',
      when: `after ${span(RETENTION.keptAnswers)}`,
    },
  ],
});
