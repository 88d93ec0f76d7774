import { Schema, type Types } from 'mongoose';
import type { AdminAccount } from '../../application/admins.ports.ts';
import type { Admin } from '../../domain/admin.ts';

export type AdminDocument = Omit<Admin, 'id'> & {
  _id: Types.ObjectId;
  emailKey: string;
  passwordHash: string;
};

export const ADMIN_MODEL = 'Admin';

export const adminSchema = new Schema<AdminDocument>(
  {
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    phone: { type: String, default: '' },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    demo: { type: Boolean, default: false },
  },
  { collection: 'admins', versionKey: false },
);

adminSchema.index({ emailKey: 1 }, { unique: true });

export function toAdmin({ _id, email, phone, createdAt, demo }: AdminDocument): Admin {
  return { id: _id.toHexString(), email, phone, createdAt, demo };
}

export function toAdminAccount(document: AdminDocument): AdminAccount {
  return { admin: toAdmin(document), passwordHash: document.passwordHash };
}

/** One document: how many administrators there are. Every addition and removal writes it, so that they cannot overlap. */
export interface AdminCountDocument {
  _id: string;
  all: number;
  /** Without those of the demo data. */
  real: number;
}

export const ADMIN_COUNT_MODEL = 'AdminCount';

export const adminCountSchema = new Schema<AdminCountDocument>(
  {
    _id: { type: String, required: true },
    all: { type: Number, default: 0 },
    real: { type: Number, default: 0 },
  },
  { collection: 'admincounts', versionKey: false },
);
