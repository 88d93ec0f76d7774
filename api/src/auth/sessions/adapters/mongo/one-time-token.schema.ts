import { Schema, type Types } from 'mongoose';
import type { OneTimeToken, TokenPurpose } from '../../domain/one-time-token.ts';
import { EXPIRY_BY_STORE, RETENTION } from '../../../../shared/time/retention.ts';
import { declareCollection } from '../../../../platform/database/collections/collection.ts';
import { span } from '../../../../shared/time/span.ts';

export type OneTimeTokenDocument = Omit<OneTimeToken, 'hash' | 'subjectId'> & {
  /** The token's hash, by which it is found and unique. */
  _id: string;
  subjectId: Types.ObjectId;
};

export const ONE_TIME_TOKEN_MODEL = 'OneTimeToken';

export const oneTimeTokenSchema = new Schema<OneTimeTokenDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    audience: { type: String, enum: ['user', 'admin'], required: true },
    subjectId: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, default: '' },
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
  },
  { versionKey: false },
);

oneTimeTokenSchema.index({ subjectId: 1, purpose: 1 });
oneTimeTokenSchema.index({ expiresAt: 1 }, EXPIRY_BY_STORE);

const afterEach = (...purposes: TokenPurpose[]): string =>
  `after ${purposes.map((purpose) => span(RETENTION.tokens[purpose])).join('; ')}`;

export const oneTimeTokensCollection = declareCollection({
  name: 'onetimetokens',
  model: ONE_TIME_TOKEN_MODEL,
  schema: oneTimeTokenSchema,
  backups: 'never',
  personal: {
    of: ({ id }) => ({ subjectId: id }),
    onErasure: 'remove',
    exported: 'email-addresses',
  },
  kept: [
    {
      what: 'links: confirmation, new address; password; invitation',
      when: afterEach('verify-email', 'reset-password', 'invitation'),
    },
    {
      what: 'a challenge for a passkey: sign-in; anything else',
      when: afterEach('passkey-sign-in', 'passkey-confirmation'),
    },
  ],
});

export function toOneTimeToken({ _id, subjectId, ...document }: OneTimeTokenDocument): OneTimeToken {
  // Tokens written by older versions have no audience; all of them were for users.
  return {
    hash: _id,
    subjectId: subjectId.toHexString(),
    ...document,
    audience: document.audience ?? 'user',
  };
}
