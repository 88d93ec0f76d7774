import { Schema, type Types } from 'mongoose';
import { searched } from '../search/searched.ts';
import type { AuditEntry } from './audit-log.ts';
import { declareCollection } from '../database/collections/collection.ts';

export interface AuditRecord extends AuditEntry {
  _id: Types.ObjectId;
  at: Date;
}

export const auditSchema = new Schema<AuditRecord>(
  {
    actorId: { type: String, required: true },
    actorKind: { type: String, required: true },
    action: { type: String, required: true },
    targetKind: { type: String, required: true },
    targetId: { type: String, required: true },
    label: String,
    regarding: String,
    reason: String,
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
searched(auditSchema, { label: 'literal', action: 'literal', regarding: 'literal' });
auditSchema.index({ at: -1, _id: -1 });
auditSchema.index({ targetKind: 1, targetId: 1, at: 1, _id: 1 });
auditSchema.index({ action: 1, at: -1, _id: -1 });

export const auditCollection = declareCollection({
  name: 'audit',
  model: 'Audit',
  schema: auditSchema,
  backups: 'always',
  personal: 'none',
  keepsIds: 'The log keeps that something was done; the names go out of the entries',
  kept: 'until-deleted',
});
