import { Schema, type Types } from 'mongoose';
import { LANGUAGES } from '@consulting/contracts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { fileSchema } from '../../../shared/person/field-schemas.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import { span } from '../../../shared/time/span.ts';
import { GUEST_KINDS, type GuestApplication } from '../../domain/guest-application.ts';

export interface GuestApplicationDocument extends Omit<GuestApplication, 'id' | 'targetId'> {
  _id: Types.ObjectId;
  targetId: Types.ObjectId;
  tokenHash: string;
  /** The address by which others find it; empty once it is sent. */
  emailKey: string;
}

export const GUEST_APPLICATION_MODEL = 'GuestApplication';

const text = { type: String, default: '' };
const at = { type: Date, required: true };

export const guestApplicationSchema = new Schema<GuestApplicationDocument>(
  {
    tokenHash: { type: String, required: true },
    kind: { type: String, enum: GUEST_KINDS, required: true },
    targetId: { type: Schema.Types.ObjectId, required: true },
    first_name: text,
    last_name: text,
    email: text,
    emailKey: text,
    note: text,
    language: { type: String, enum: LANGUAGES, required: true },
    network: text,
    cv: { type: fileSchema, default: null },
    receivedAt: at,
    expiresAt: at,
    sentAt: { type: Date, default: null },
  },
  { versionKey: false },
);

guestApplicationSchema.index({ tokenHash: 1 }, { unique: true });
guestApplicationSchema.index({ emailKey: 1 });
guestApplicationSchema.index({ sentAt: 1 });
guestApplicationSchema.index({ network: 1, sentAt: 1, receivedAt: 1 });
guestApplicationSchema.index({ expiresAt: 1 });

export const guestApplicationsCollection = declareCollection({
  name: 'guestapplications',
  model: GUEST_APPLICATION_MODEL,
  schema: guestApplicationSchema,
  backups: 'always',
  // They name no account: `GuestAccountListener` finds those of an account by its address.
  personal: 'none',
  kept: [
    {
      what: 'applications without an account that nobody confirmed, with their CV and the network they came from',
      when: `after ${span(RETENTION.guestApplications)}`,
    },
  ],
});

export function toGuestApplication(document: GuestApplicationDocument): GuestApplication {
  const { kind, first_name, last_name, email, note, language, cv, receivedAt, expiresAt, sentAt } = document;
  // Documents of an earlier version have none.
  const { network = '' } = document as Partial<GuestApplicationDocument>;
  return {
    id: document._id.toHexString(),
    kind,
    targetId: document.targetId.toHexString(),
    first_name,
    last_name,
    email,
    note,
    language,
    network,
    cv,
    receivedAt,
    expiresAt,
    sentAt,
  };
}
