import { Schema, type Types } from 'mongoose';
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  DEFAULT_KEEP_PERIODS,
  LANGUAGES,
} from '@consulting/contracts';
import { fileSchema } from '../../../shared/person/field-schemas.ts';
import { tellsChanges } from '../../../platform/changes/tells-changes.ts';
import { keepsCounts } from '../../../platform/database/queries/kept-counts.ts';
import { searched } from '../../../platform/search/searched.ts';
import { type Application, type Searched } from '../../domain/application.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export interface ApplicationDocument extends Omit<Application, 'id' | 'targetId' | 'applicantId'>, Searched {
  _id: Types.ObjectId;
  targetId: Types.ObjectId;
  applicantId: Types.ObjectId;
  /** Its own id once it does not prevent another one (`preventsAnother`), null before. */
  withdrawn: Types.ObjectId | null;
  /** Raised by `lock`, so that a deletion at the same moment conflicts with it. */
  holds: number;
}

export const APPLICATION_MODEL = 'Application';

const text = { type: String, default: '' };
const status = { type: String, enum: APPLICATION_STATUSES, required: true };
const at = { type: Date, required: true };
const nested = { _id: false } as const;

const inLanguages = new Schema(Object.fromEntries(LANGUAGES.map((language) => [language, text])), nested);
export const stageSchema = new Schema(
  { id: { type: String, required: true }, name: inLanguages },
  { _id: false, id: false },
);

export const applicationSchema = new Schema<ApplicationDocument>(
  {
    kind: { type: String, enum: APPLICATION_KINDS, required: true },
    targetId: { type: Schema.Types.ObjectId, required: true },
    applicantId: { type: Schema.Types.ObjectId, required: true },
    status,
    withdrawn: { type: Schema.Types.ObjectId, default: null },
    appliedAt: at,
    stage: { type: String, required: true },
    stageSince: at,
    moves: [new Schema({ at, by: { type: String, required: true }, to: stageSchema }, nested)],
    seenAt: { type: Date, default: null },
    decidedAt: { type: Date, default: null },
    note: text,
    decisionNote: text,
    proposed: { type: Boolean, default: false },
    files: {
      cv: { type: fileSchema, default: null },
      certificate: { type: fileSchema, default: null },
    },
    looks: [new Schema({ at, by: text, file: { type: String, required: true } }, nested)],
    history: [new Schema({ at, status, by: { type: String, required: true }, note: text }, nested)],
    person: text,
    email: text,
    title: text,
    holds: { type: Number, default: 0 },
  },
  { versionKey: false },
);

// A user applies to a thing once, and again after a withdrawal (to the firm after a decision, too). The index decides that, not a query before the write.
applicationSchema.index({ kind: 1, targetId: 1, applicantId: 1, withdrawn: 1 }, { unique: true });
// Lists, newest first (or oldest first, by the index read backwards): of one target, of all, of one applicant.
const ORDER = { appliedAt: -1, _id: -1 } as const;
applicationSchema.index({ kind: 1, targetId: 1, ...ORDER });
applicationSchema.index({ kind: 1, targetId: 1, status: 1, ...ORDER });
applicationSchema.index(ORDER);
applicationSchema.index({ kind: 1, ...ORDER });
applicationSchema.index({ status: 1, ...ORDER });
applicationSchema.index({ kind: 1, status: 1, ...ORDER });
// Lists and boards by stage; in boards those that have been in it for the longest time come first.
applicationSchema.index({ status: 1, stage: 1, ...ORDER });
applicationSchema.index({ kind: 1, status: 1, stage: 1, ...ORDER });
const IN_STAGE = { status: 1, stage: 1, stageSince: 1, _id: 1 } as const;
applicationSchema.index(IN_STAGE);
applicationSchema.index({ kind: 1, targetId: 1, ...IN_STAGE });
applicationSchema.index({ applicantId: 1, ...ORDER });
applicationSchema.index({ applicantId: 1, kind: 1, ...ORDER });
// Ended applications, for their removal at the end of the retention period.
applicationSchema.index({ decidedAt: 1 });
// The figures of the administration, newest first: they read nothing but these fields.
applicationSchema.index({ seenAt: -1, _id: -1, kind: 1, appliedAt: -1 });
applicationSchema.index({ decidedAt: -1, _id: -1, kind: 1, status: 1, appliedAt: -1, proposed: 1 });
// Applications withdrawn since the last digest.
applicationSchema.index({ status: 1, decidedAt: 1 });

searched(applicationSchema, { person: 'literal', email: 'literal', title: 'literal' });
keepsCounts(applicationSchema);
tellsChanges(applicationSchema, 'application');

export const applicationsCollection = declareCollection({
  name: 'applications',
  model: APPLICATION_MODEL,
  schema: applicationSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ applicantId: id }),
    onErasure: 'module',
    exported: 'applications',
  },
  kept: [
    {
      what: 'an application that was decided on or withdrawn',
      when: `${DEFAULT_KEEP_PERIODS.endedApplicationMonths} months after that, with its documents; longer by a consent ("May we keep you?")`,
    },
  ],
});

export function toApplication(document: ApplicationDocument): Application {
  // Missing in documents that a still running process of an earlier version writes.
  const { looks = [], history = [], moves = [], files = { cv: null, certificate: null } } = document;
  return {
    id: document._id.toHexString(),
    kind: document.kind,
    targetId: document.targetId.toHexString(),
    applicantId: document.applicantId.toHexString(),
    status: document.status,
    appliedAt: document.appliedAt,
    stage: document.stage ?? '',
    stageSince: document.stageSince ?? document.appliedAt,
    moves: moves.map(({ at, by, to }) => ({ at, by, to: { id: to.id, name: to.name } })),
    seenAt: document.seenAt ?? null,
    decidedAt: document.decidedAt,
    note: document.note ?? '',
    decisionNote: document.decisionNote ?? '',
    proposed: document.proposed ?? false,
    files: { cv: files.cv, certificate: files.certificate },
    looks: looks.map(({ at, by, file }) => ({ at, by, file })),
    history: history.map(({ at, status, by, note }) => ({ at, status, by, note })),
    updatedAt: document.updatedAt ?? document.appliedAt,
  };
}
