import { Schema, type Types } from 'mongoose';
import type { Closing } from '../../application/placement.ports.ts';
import { sideOf, type DecidingActor, type DecidingSide } from '../../domain/target.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

/** The stored form of the actor. */
interface StoredDecider {
  by: DecidingSide;
  id: string;
  /** Whether the actor is a program; `id` is the id of its key then. */
  withKey?: boolean;
}

export interface ClosingDocument extends Omit<Closing, 'targetId' | 'actor'> {
  decider: StoredDecider;
  /** The target's id, so that a target has one closing at a time. */
  _id: Types.ObjectId;
}

export const CLOSING_MODEL = 'Closing';

export const closingSchema = new Schema<ClosingDocument>(
  {
    _id: Schema.Types.ObjectId,
    kind: { type: String, enum: ['job', 'project'], required: true },
    decider: new Schema(
      { by: { type: String, required: true }, id: { type: String, required: true }, withKey: Boolean },
      { _id: false },
    ),
    at: { type: Date, required: true },
    tell: { type: Boolean, required: true },
    note: { type: String, default: '' },
  },
  { versionKey: false },
);

export const closingsCollection = declareCollection({
  name: 'closings',
  model: CLOSING_MODEL,
  schema: closingSchema,
  backups: 'always',
  personal: 'none',
  keepsIds: 'A company that closed a project: for the minutes until its applications are rejected',
  kept: 'until-deleted',
});

export function toClosing({ _id, kind, decider, at, tell, note }: ClosingDocument): Closing {
  return { targetId: _id.toHexString(), kind, actor: toActor(decider), at, tell, note };
}

const toActor = ({ by, id, withKey }: StoredDecider): DecidingActor =>
  by === 'owner' ? { kind: 'user', id } : { kind: withKey ? 'key' : 'admin', id };

export const toStoredDecider = (actor: DecidingActor): StoredDecider => ({
  by: sideOf(actor),
  id: actor.id,
  ...(actor.kind === 'key' && { withKey: true }),
});
