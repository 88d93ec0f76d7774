import { Schema, type Connection, type Model, type Types } from 'mongoose';
import { RETENTION } from '../../shared/time/retention.ts';
import { span } from '../../shared/time/span.ts';
import { declareCollection } from '../database/collections/collection.ts';

/** The entries of which programs are told that they were removed. */
const TOLD_KINDS = ['job', 'project', 'application', 'person', 'consultant'] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

/** Marks an instant before which removals are not known: of a restore, or of an update from a version that did not note them. */
export const UNKNOWN_BEFORE = 'unknown-before';

export interface RemovalDocument {
  _id: Types.ObjectId;
  kind: ToldKind | typeof UNKNOWN_BEFORE;
  /** The id of the removed entry; null in a mark. */
  entryId: Types.ObjectId | null;
  removedAt: Date;
}

export const REMOVAL_MODEL = 'Removal';

const removalSchema = new Schema<RemovalDocument>(
  {
    kind: { type: String, enum: [...TOLD_KINDS, UNKNOWN_BEFORE], required: true },
    entryId: { type: Schema.Types.ObjectId, default: null },
    removedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// Lists of one kind, oldest first; the last mark.
removalSchema.index({ kind: 1, removedAt: 1, _id: 1 });
removalSchema.index({ removedAt: 1 }, { expireAfterSeconds: RETENTION.removals / 1000 });

export const removalsCollection = declareCollection({
  name: 'removals',
  model: REMOVAL_MODEL,
  schema: removalSchema,
  backups: 'always',
  personal: 'none',
  keepsIds: 'Programs that hold copies are told what to remove: ids that lead to nobody any more',
  kept: [
    {
      what: 'the id of a removed job, project, application, consultant or person, and when it was removed',
      when: `after ${span(RETENTION.removals)}`,
    },
  ],
});

/** Returns the model of removals beside a model of the same store. */
export const removalsOf = ({ db }: { db: Connection }): Model<RemovalDocument> =>
  (db.models[REMOVAL_MODEL] ?? db.model(REMOVAL_MODEL, removalSchema)) as unknown as Model<RemovalDocument>;
