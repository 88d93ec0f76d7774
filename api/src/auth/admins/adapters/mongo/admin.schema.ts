import { Schema, type Types } from 'mongoose';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@consulting/contracts';
import {
  emailFieldTypes,
  indexEmails,
  previousEmailsOf,
  type EmailFields,
} from '../../../../shared/person/email-fields.ts';
import type { AdminAccount } from '../../application/admins.ports.ts';
import type { Admin } from '../../domain/admin.ts';
import { declareCollection } from '../../../../platform/database/collections/collection.ts';

export type AdminDocument = Omit<Admin, 'id' | 'language'> &
  EmailFields & {
    _id: Types.ObjectId;
    passwordHash: string | null;
    sessionEpoch?: number;
    /** Fingerprints of the devices that have signed in, the newest last. */
    devices?: string[];
    /** Raised by whoever keeps the administrator from being removed; missing before the first time. */
    holds?: number;
    /** Missing in documents that older versions wrote. */
    language?: Language;
  };

export const ADMIN_MODEL = 'Admin';

export const adminSchema = new Schema<AdminDocument>(
  {
    ...emailFieldTypes,
    phone: { type: String, default: '' },
    passwordHash: { type: String, default: null },
    sessionEpoch: { type: Number, default: 0 },
    devices: { type: [String], default: [] },
    holds: { type: Number },
    createdAt: { type: Date, required: true },
    demo: { type: Boolean, default: false },
    language: { type: String, enum: LANGUAGES, default: DEFAULT_LANGUAGE },
  },
  { versionKey: false },
);

indexEmails(adminSchema);

export const adminsCollection = declareCollection({
  name: 'admins',
  model: ADMIN_MODEL,
  schema: adminSchema,
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
});

export function toAdmin(document: AdminDocument): Admin {
  const { _id, email, phone, createdAt, demo, language = DEFAULT_LANGUAGE } = document;
  return { id: _id.toHexString(), email, phone, createdAt, demo, language };
}

export function toAdminAccount(document: AdminDocument): AdminAccount {
  // Documents written by older versions lack it.
  const { passwordHash, sessionEpoch = 0 } = document;
  return {
    admin: toAdmin(document),
    passwordHash,
    sessionEpoch,
    previousEmails: previousEmailsOf(document),
  };
}

/** One document with the number of administrators. Every addition and removal writes it, so that they conflict. */
export interface AdminCountDocument {
  _id: string;
  all: number;
  /** Without the administrators of the demo data. */
  real: number;
}

export const ADMIN_COUNT_MODEL = 'AdminCount';

export const adminCountSchema = new Schema<AdminCountDocument>(
  {
    _id: { type: String, required: true },
    all: { type: Number, default: 0 },
    real: { type: Number, default: 0 },
  },
  { versionKey: false },
);

export const adminCountsCollection = declareCollection({
  name: 'admincounts',
  model: ADMIN_COUNT_MODEL,
  schema: adminCountSchema,
  backups: 'internal',
  personal: 'none',
  kept: 'until-deleted',
});
