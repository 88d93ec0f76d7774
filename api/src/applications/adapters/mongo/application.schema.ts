import { Schema, type Types } from 'mongoose';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@consulting/contracts';
import type { Application, ApplicationKind } from '../../domain/application.ts';

export interface ApplicationDocument {
  _id: Types.ObjectId;
  kind: ApplicationKind;
  targetId: Types.ObjectId;
  applicantId: Types.ObjectId;
  status: ApplicationStatus;
  appliedAt: Date;
  decidedAt: Date | null;
  note?: string;
}

export const APPLICATION_MODEL = 'Application';

export const applicationSchema = new Schema<ApplicationDocument>(
  {
    kind: { type: String, enum: ['job', 'project', 'consultant'], required: true },
    targetId: { type: Schema.Types.ObjectId, required: true },
    applicantId: { type: Schema.Types.ObjectId, required: true },
    status: { type: String, enum: APPLICATION_STATUSES, required: true },
    appliedAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    note: String,
  },
  { collection: 'applications', versionKey: false },
);

// A user applies to a thing once. The index decides that, not a query before the write.
applicationSchema.index({ kind: 1, targetId: 1, applicantId: 1 }, { unique: true });
applicationSchema.index({ kind: 1, targetId: 1, appliedAt: -1, _id: -1 });
applicationSchema.index({ kind: 1, appliedAt: -1, _id: -1 });
applicationSchema.index({ kind: 1, status: 1 });
applicationSchema.index({ applicantId: 1, kind: 1, appliedAt: -1, _id: -1 });

export function toApplication(document: ApplicationDocument): Application {
  return {
    id: document._id.toHexString(),
    kind: document.kind,
    targetId: document.targetId.toHexString(),
    applicantId: document.applicantId.toHexString(),
    status: document.status,
    appliedAt: document.appliedAt,
    decidedAt: document.decidedAt,
    ...(document.note === undefined ? {} : { note: document.note }),
  };
}
