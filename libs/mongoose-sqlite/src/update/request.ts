import { compilePipeline } from '../aggregate/stages.ts';
import { type Doc, field, ObjectId } from '../bson/codec.ts';
import { equal } from '../bson/compare.ts';
import { must } from '../bson/errors.ts';
import { isOperators, type Scope } from '../query/match.ts';
import { applyUpdate, equalities } from './apply.ts';
import { parseUpdate } from './parse.ts';

/** `update` is a replacement, a document of operators, or a pipeline. */
export interface UpdateRequest {
  update: Doc | Doc[];
  upsert?: unknown;
  arrayFilters?: unknown;
}
/** The changed document; without a scope it is a new one. */
export type Changer = (doc: Doc, scope?: Scope) => Doc;

const PIPELINE = /^\$(set|addFields|unset|project|replaceRoot|replaceWith)$/;

export function compileUpdate({ update, arrayFilters }: UpdateRequest): Changer {
  if (Array.isArray(update)) {
    must(
      update.every((stage) => PIPELINE.test(Object.keys(stage)[0] ?? '')),
      72,
      'a stage is not allowed in an update',
    );
    const run = compilePipeline(update);
    return (doc) => withId(doc, run([doc], { find: () => [] }, {})[0]!);
  }
  if (!isOperators(update)) return (doc) => withId(doc, update);
  const parsed = parseUpdate(update, arrayFilters);
  return (doc, scope) => {
    applyUpdate(doc, parsed, scope ?? { inserting: true });
    return doc;
  };
}

function withId({ _id }: Doc, next: Doc): Doc {
  const own = field(next, '_id');
  must(
    own === undefined || _id === undefined || equal(own, _id),
    66,
    "the (immutable) field '_id' was found to have been altered",
  );
  return _id === undefined ? next : { _id, ...next, ...(own === undefined ? {} : { _id }) };
}

/** The document an upsert inserts when nothing was found. */
export function newDocument(filter: Doc, { update }: UpdateRequest, change: Changer): Doc {
  const base = equalities(filter);
  const start = Array.isArray(update) || isOperators(update) ? base : '_id' in base ? { _id: base._id } : {};
  const doc = change(start);
  return { _id: doc._id ?? new ObjectId(), ...doc };
}
