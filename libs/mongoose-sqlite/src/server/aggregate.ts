import { compilePipeline, type Source } from '../aggregate/stages.ts';
import { type Doc, serialize } from '../bson/codec.ts';
import { equal } from '../bson/compare.ts';
import { sortKeys } from '../query/sort.ts';
import { countRows, findRows, type Query } from '../store/read.ts';
import { collectionOf, type Context } from './commands.ts';
import { cursorReply } from './reply.ts';

/** The pipeline's beginning is a query, so that indexes serve it. Checks all of the pipeline. */
export function splitPipeline(pipeline: Doc[]): { query: Query; rest: Doc[] } {
  compilePipeline(pipeline);
  const rest = [...pipeline];
  const take = (name: string): unknown => (rest[0] && name in rest[0] ? rest.shift()![name] : undefined);
  const filter = (take('$match') ?? {}) as Doc;
  const sort = sortKeys(take('$sort'));
  return {
    query: { filter, sort, skip: Number(take('$skip') ?? 0), limit: Number(take('$limit') ?? 0) },
    rest,
  };
}

// What countDocuments sends.
const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };

export function aggregate(context: Context, { aggregate: name, pipeline }: Doc): Uint8Array {
  const { query, rest } = splitPipeline(pipeline as Doc[]);
  const collection = collectionOf(context, name);
  const ns = `${context.db}.${name}`;
  if (rest.length === 1 && equal(rest[0], COUNT)) {
    const n = countRows(context.sqlite, collection, query);
    return cursorReply(ns, n ? [serialize({ _id: 1, n })] : []);
  }
  const source: Source = {
    find: (from, filter) => {
      const rows = findRows(context.sqlite, collectionOf(context, from), {
        filter,
        sort: [],
        skip: 0,
        limit: 0,
      });
      return rows.map(({ doc }) => doc);
    },
  };
  const rows = findRows(context.sqlite, collection, query);
  const documents = compilePipeline(rest)(
    rows.map(({ doc }) => doc),
    source,
    {},
  );
  return cursorReply(
    ns,
    documents.map((doc) => serialize(doc)),
  );
}
