import { Schema, type Types } from 'mongoose';
import type { SessionAudience } from '../../../sessions/domain/session.ts';
import type { CodeApp, Passkey, SignInFactors } from '../../domain/sign-in-factors.ts';
import { declareCollection } from '../../../../platform/database/collections/collection.ts';
import { RETENTION } from '../../../../shared/time/retention.ts';
import { span } from '../../../../shared/time/span.ts';

/** One document for each account that has, or begins to add, a second factor. */
export interface FactorsDocument {
  /** The account's id. */
  _id: Types.ObjectId;
  audience: SessionAudience;
  codes?: CodeApp | null;
  /** An authenticator app that is being added: its sealed key, and when the offer expires. */
  offer?: { key: string; until: Date } | null;
  passkeys?: Passkey[];
  /**
   * The ids of the passkeys, of which nobody else may have any, and the account's own id: a unique index takes empty
   * lists for equal. Missing until the first passkey.
   */
  credentials?: string[];
  recovery?: string[];
  recoverySince?: Date | null;
}

export const FACTORS_MODEL = 'SignInFactors';

const bare = { _id: false, id: false };

export const factorsSchema = new Schema<FactorsDocument>(
  {
    audience: { type: String, enum: ['user', 'admin'], required: true },
    codes: { type: new Schema({ key: String, since: Date, lastStep: Number }, bare), default: null },
    offer: { type: new Schema({ key: String, until: Date }, bare), default: null },
    passkeys: {
      type: [
        new Schema(
          {
            id: String,
            name: String,
            publicKey: String,
            counter: Number,
            transports: [String],
            since: Date,
            usedAt: Date,
          },
          bare,
        ),
      ],
      default: [],
    },
    credentials: { type: [String], default: undefined },
    recovery: { type: [String], default: [] },
    recoverySince: { type: Date, default: null },
  },
  { versionKey: false },
);

factorsSchema.index({ 'offer.until': 1 });
factorsSchema.index({ credentials: 1 }, { unique: true, sparse: true });

export const factorsCollection = declareCollection({
  name: 'signinfactors',
  model: FACTORS_MODEL,
  schema: factorsSchema,
  backups: 'always',
  personal: {
    of: ({ kind, id }) => ({ _id: id, audience: kind }),
    onErasure: 'remove',
    exported: 'second-factor',
  },
  kept: [
    {
      what: 'an unconfirmed key for an app; the token of a sign-in step',
      when: `after ${span(RETENTION.offeredCodes)}; ${span(RETENTION.stageTokens)}`,
    },
  ],
});

export function toFactors({ _id, audience, codes, passkeys, recovery }: FactorsDocument): SignInFactors {
  return {
    audience,
    subjectId: _id.toHexString(),
    codes: codes ?? null,
    passkeys: passkeys ?? [],
    recovery: recovery ?? [],
  };
}
