import { Schema, type Connection, type Model, type Types } from 'mongoose';
import { RETENTION } from '../../../shared/time/retention.ts';
import { span } from '../../../shared/time/span.ts';
import { declareCollection } from '../../database/collections/collection.ts';

/** What searches found an entry by until an edit. */
export interface FormerVersionDocument {
  _id: Types.ObjectId;
  targetId: Types.ObjectId;
  /** When it was edited. */
  at: Date;
  /** The fields by which its list is filtered, with their words. */
  content: object;
}

export const FORMER_VERSION_MODEL = 'FormerVersion';

export const formerVersionSchema = new Schema<FormerVersionDocument>(
  {
    targetId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    content: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false },
);
formerVersionSchema.index({ targetId: 1, at: 1 });
formerVersionSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION.formerVersions / 1000 });

export const formerVersionsCollection = declareCollection({
  name: 'formerVersions',
  model: FORMER_VERSION_MODEL,
  schema: formerVersionSchema,
  backups: 'never',
  personal: {
    of: ({ id }) => ({ targetId: id }),
    onErasure: 'remove',
    exported: { not: 'names and skills as they were before an edit; the export has them as they are' },
  },
  kept: [
    {
      what: 'what a search found a posting or a person by before an edit',
      when: `after ${span(RETENTION.formerVersions)}`,
    },
  ],
});

/** Returns the model of the versions that edits have replaced, beside a model of the same store. */
export const formersOf = ({ db }: { db: Connection }): Model<FormerVersionDocument> =>
  (db.models[FORMER_VERSION_MODEL] ??
    db.model(FORMER_VERSION_MODEL, formerVersionSchema)) as unknown as Model<FormerVersionDocument>;
