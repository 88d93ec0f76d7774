import { Schema, type Types } from 'mongoose';
import type { Hold } from './hold.ts';

export type HoldFields = Omit<Hold, 'adminId'> & { adminId: Types.ObjectId };

/** The stored form of a hold, in the collections of what can be on hold. */
export const holdFields = new Schema<HoldFields>(
  {
    cause: { type: String, required: true },
    since: { type: Date, required: true },
    adminId: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false, id: false },
);

/** Documents that older versions wrote have no such field: they are not on hold. */
export function toHold(fields: HoldFields | null | undefined): Hold | null {
  if (!fields) return null;
  const { cause, since, adminId } = fields;
  return { cause, since, adminId: adminId.toHexString() };
}
