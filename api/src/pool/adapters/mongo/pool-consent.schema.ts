import { FIXED_PERIODS, POOL_ANSWERS } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import type { PoolConsent } from '../../domain/pool.ts';

export interface PoolConsentDocument extends Omit<PoolConsent, 'personId'> {
  /** The person's id. */
  _id: Types.ObjectId;
}

export const POOL_CONSENT_MODEL = 'PoolConsent';

const instant = { type: Date, default: null };

export const poolConsentSchema = new Schema<PoolConsentDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    askedAt: { type: Date, required: true },
    askAgainAt: instant,
    // `enum` would refuse null.
    answer: { type: String, default: null, validate: (value: unknown) => isAnswer(value) },
    answeredAt: instant,
    textVersion: { type: String, default: null },
    until: instant,
    yesId: { type: String, default: null },
    hash: { type: String, required: true },
    sealed: { type: String, required: true },
  },
  { versionKey: false },
);
// The link of a mail.
poolConsentSchema.index({ hash: 1 }, { unique: true });
// A yes that was taken back, after a restore.
poolConsentSchema.index({ yesId: 1 });
// Consents that have ended, those that end soon, and questions that nobody has answered with yes.
poolConsentSchema.index({ until: 1 });
poolConsentSchema.index({ askAgainAt: 1 });
poolConsentSchema.index({ answer: 1, askedAt: 1 });

export const poolConsentsCollection = declareCollection({
  name: 'poolConsents',
  model: POOL_CONSENT_MODEL,
  schema: poolConsentSchema,
  backups: 'always',
  personal: { of: ({ id }) => ({ _id: id }), onErasure: 'remove', exported: 'pool' },
  kept: [
    {
      what: 'the consent to keep the documents of ended applications, and these documents',
      when: `${FIXED_PERIODS.poolMonths} months after the yes`,
    },
    {
      what: 'the question for this consent, without a yes',
      when: 'with the rejected application',
    },
  ],
});

const isAnswer = (value: unknown): boolean =>
  value === null || (POOL_ANSWERS as readonly unknown[]).includes(value);

export function toPoolConsent({ _id, ...consent }: PoolConsentDocument): PoolConsent {
  return {
    personId: _id.toHexString(),
    askedAt: consent.askedAt,
    askAgainAt: consent.askAgainAt,
    answer: consent.answer,
    answeredAt: consent.answeredAt,
    textVersion: consent.textVersion,
    until: consent.until,
    yesId: consent.yesId,
    hash: consent.hash,
    sealed: consent.sealed,
  };
}
