/**
 * Tells programs what changes in a collection that they keep a copy of (docs/decisions/0071): each document has the instant of its
 * last write, and a removal leaves its id. Mongoose does both with every write, so that no writer can forget it.
 */

import type { Query, Schema, Types } from 'mongoose';
import { removalsOf, type ToldKind } from './removal.schema.ts';

/** The option of a write that changes nothing a reader sees, as that of a lock. */
export const UNTOLD = { timestamps: false } as const;

type Removed = { _id: Types.ObjectId };
type Deletion = Query<unknown, Removed>;
/** The parts of a schema that Mongoose's types do not know for several kinds of writes at once. */
interface Hooks {
  pre(writes: string[], options: object, before: (this: Deletion) => Promise<void>): void;
  post(write: string, after: (this: Deletion, removed: Removed | null) => Promise<void>): void;
}

/**
 * Declares that programs are told of changes and removals of these documents, which are entries of this kind. They are written
 * through Mongoose's models only, and removed in a unit of work: the removal is noted in it.
 */
export function tellsChanges<Document>(schema: Schema<Document>, kind: ToldKind): void {
  schema.set('timestamps', { createdAt: false, updatedAt: 'updatedAt' });
  schema.index({ updatedAt: 1, _id: 1 });
  const hooks = schema as unknown as Hooks;
  hooks.pre(['deleteOne', 'deleteMany'], { query: true, document: false }, async function () {
    const found = await this.model.find(this.getFilter(), { _id: 1 }).lean<Removed[]>();
    await note(this, kind, found);
  });
  hooks.post('findOneAndDelete', async function (removed) {
    await note(this, kind, removed ? [removed] : []);
  });
}

async function note({ model }: Deletion, kind: ToldKind, removed: readonly Removed[]): Promise<void> {
  if (removed.length === 0) return;
  const removedAt = new Date();
  await removalsOf(model).insertMany(removed.map(({ _id }) => ({ kind, entryId: _id, removedAt })));
}
