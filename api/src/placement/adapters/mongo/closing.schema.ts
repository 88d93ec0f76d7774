import { Schema, type Types } from 'mongoose';
import type { Closing } from '../../application/placement.ports.ts';
import { sideOf, type DecidingActor, type DecidingSide, type Target } from '../../domain/target.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

/** The stored form of the actor. */
interface StoredDecider {
  by: DecidingSide;
  id: string;
  /** Whether the actor is a program; `id` is the id of its key then. */
  withKey?: boolean;
}

/** A removed target; kind and id are those of the closing. */
type StoredTarget = Omit<Target, 'kind' | 'id'>;

export interface ClosingDocument extends Omit<Closing, 'targetId' | 'actor' | 'removed'> {
  decider: StoredDecider;
  /** The target's id, so that a target has one closing at a time. */
  _id: Types.ObjectId;
  /** Absent in closings of earlier versions. */
  removed?: StoredTarget | null;
}

export const CLOSING_MODEL = 'Closing';

const text = { type: String, default: '' };

export const closingSchema = new Schema<ClosingDocument>(
  {
    _id: Schema.Types.ObjectId,
    kind: { type: String, enum: ['job', 'project', 'consultant'], required: true },
    decider: new Schema(
      { by: { type: String, required: true }, id: { type: String, required: true }, withKey: Boolean },
      { _id: false },
    ),
    at: { type: Date, required: true },
    tell: { type: Boolean, required: true },
    note: { type: String, default: '' },
    removed: {
      type: new Schema<StoredTarget>(
        {
          title: text,
          language: { type: String, default: null },
          state: { type: String, default: null },
          ownerId: { type: String, default: null },
          owner: text,
          place: text,
        },
        { _id: false },
      ),
      default: null,
    },
  },
  { versionKey: false },
);

export const closingsCollection = declareCollection({
  name: 'closings',
  model: CLOSING_MODEL,
  schema: closingSchema,
  backups: 'always',
  personal: 'none',
  keepsIds:
    'A company that closed, removed or had a project: for the minutes until its applications are rejected or removed',
  kept: 'until-deleted',
});

export function toClosing({ _id, kind, decider, at, tell, note, removed }: ClosingDocument): Closing {
  const targetId = _id.toHexString();
  return {
    ...{ targetId, kind, actor: toActor(decider), at, tell, note },
    removed: removed ? toTarget(kind, targetId, removed) : null,
  };
}

const toTarget = (
  kind: Closing['kind'],
  id: string,
  { title, language, state, ownerId, owner, place }: StoredTarget,
): Target => ({ kind, id, title, language, state, ownerId, owner, ownerIsShown: false, place });

const toActor = ({ by, id, withKey }: StoredDecider): DecidingActor =>
  by === 'owner' ? { kind: 'user', id } : { kind: withKey ? 'key' : 'admin', id };

export const toStoredDecider = (actor: DecidingActor): StoredDecider => ({
  by: sideOf(actor),
  id: actor.id,
  ...(actor.kind === 'key' && { withKey: true }),
});
