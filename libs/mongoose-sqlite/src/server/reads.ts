import { countingGroup } from '../aggregate/group.ts';
import { compilePipeline, type Find } from '../aggregate/pipeline.ts';
import { type Doc, isDocument, must, refused } from '../bson/wire.ts';
import { compileFilter } from '../query/match.ts';
import { distinctValues, sortKeys, valuesAt } from '../query/path.ts';
import { compileProjection, excludedFields, includedFields } from '../query/project.ts';
import { choosePlan } from '../store/read/plan.ts';
import { countInTurns } from '../store/read/count.ts';
import {
  queryAll,
  findRows,
  predicate,
  type Query,
  type Row,
  rowsInTurns,
  accessPath,
} from '../store/read/find.ts';
import type { Collection } from '../store/catalog.ts';
import { coveredBy } from '../store/read/covered.ts';
import { distinctFromIndex } from '../store/read/distinct.ts';
import { countBy } from '../store/read/groups.ts';
import type { StoredDocument } from '../store/cache/document-cache.ts';
import type { Source } from '../store/read/source.ts';
import { atOnce, type Turns } from '../store/read/turns.ts';
import { Cursor } from './cursor.ts';

/** The input of a command besides its own fields. */
export interface Context extends Source {
  db: string;
  /** The collection that the command names. */
  name: string;
  collection: Collection | undefined;
  transaction: boolean;
}
type Answer = Doc | Cursor | void;
/** A command: the fields it accepts, and its answer (a document without `ok`, if any, or the found documents). */
export interface Command {
  keys: string[];
  writes?: true;
  /** Refused inside a transaction. */
  outside?: true;
  run(context: Context, command: Doc): Answer | Turns<Answer>;
}

/** Returns whether a command takes turns and has only begun. */
export const isTurns = (answer: Answer | Turns<Answer>): answer is Turns<Answer> =>
  typeof answer === 'object' && Symbol.iterator in answer;

export const collectionsOf = ({ store, db }: Context) => store.catalog.list().filter((one) => one.db === db);

export function queryOf({ filter, query, sort, skip, limit }: Doc): Query {
  must(Number(skip ?? 0) >= 0, 51024, `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
  const wanted = { sort: sortKeys(sort), skip: Number(skip ?? 0), limit: Math.abs(Number(limit ?? 0)) };
  const all = (filter ?? query ?? {}) as Doc;
  return { filter: all, matches: predicate(all), ...wanted };
}

const cursor = ({ db, name }: Context, documents: (Doc | StoredDocument)[]) =>
  new Cursor(`${db}.${name}`, documents);

/** Compiles find's projection to a function on documents. Returns undefined if there is no projection. */
export const projectorOf = (projection: unknown) =>
  projection && Object.keys(projection).length ? compileProjection(projection as Doc) : undefined;

function* find(context: Context, command: Doc): Turns<Cursor> {
  const query = queryOf(command);
  const covered = coveredFind(context, context.collection, query, command.projection);
  if (covered) return cursor(context, covered);
  const shown = storedProjector(command.projection);
  const rows = yield* rowsInTurns(context, context.collection, query);
  return cursor(
    context,
    rows.map(({ stored }) => shown(stored)),
  );
}

/** Returns what a query finds, if the fields that it asks for are those of an index. */
export function coveredFind(
  source: Source,
  collection: Collection | undefined,
  query: Query,
  projection: unknown,
): Doc[] | undefined {
  const fields = includedFields((projection ?? {}) as Doc);
  return fields && collection ? coveredBy(source, collection, query, fields) : undefined;
}

/** Compiles find's projection to a function on stored documents, which stay undecoded where possible. */
export function storedProjector(projection: unknown): (stored: StoredDocument) => Doc | StoredDocument {
  const excluded = excludedFields((projection ?? {}) as Doc);
  if (excluded) return (stored) => stored.without(excluded);
  const included = includedFields((projection ?? {}) as Doc);
  if (included) return (stored) => stored.only(included);
  const shape = projectorOf(projection);
  return (stored) => (shape ? shape(stored.doc) : stored);
}

function distinct(context: Context, command: Doc): Doc {
  const query = queryOf(command);
  const path = String(command.key);
  const { collection } = context;
  const known = collection && distinctFromIndex(context, collection, query.filter, path);
  if (known) return { values: known };
  const rows = findRows(context, collection, query);
  return { values: distinctValues(rows.flatMap(({ stored }) => valuesAt(stored.doc, path))) };
}

function* count(context: Context, command: Doc): Turns<Doc> {
  return { n: yield* countInTurns(context, context.collection, queryOf(command)) };
}

/** Splits a pipeline into a query for its first stages, which indexes serve, and the rest. Validates all stages. */
function splitPipeline(pipeline: Doc[]) {
  const stages = compilePipeline(pipeline);
  const rest = [...pipeline];
  const take = (name: string): unknown => (rest[0] && name in rest[0] ? rest.shift()![name] : undefined);
  const [filter, sort, skip, limit] = ['$match', '$sort', '$skip', '$limit'].map(take);
  const query = queryOf({ filter, sort, skip, limit });
  // An index that covers the group counts it without reading documents.
  const counting = rest[0]?.$group ? countingGroup(rest[0].$group) : undefined;
  return { query, rest, stages: stages.slice(pipeline.length - rest.length), counting };
}

/** Returns true for the stage that countDocuments sends: { $group: { _id: 1, n: { $sum: 1 } } }. */
function isCount([stage, ...more]: Doc[]): boolean {
  const { _id, n, ...others } = (stage?.$group ?? {}) as Doc;
  const { $sum, ...rest } = isDocument(n) ? n : {};
  const alone = !more.length && !Object.keys(others).length && !Object.keys(rest).length;
  return alone && _id === 1 && $sum === 1;
}

const docOf = ({ stored }: Row): Doc => stored.doc;

function* aggregate(context: Context, { pipeline }: Doc): Turns<Cursor> {
  const { store, db, collection } = context;
  const { query, rest, stages, counting } = splitPipeline(pipeline as Doc[]);
  if (isCount(rest)) {
    const n = yield* countInTurns(context, collection, query);
    return cursor(context, n ? [{ _id: 1, n }] : []);
  }
  const find: Find = (from, filter) =>
    findRows(context, store.catalog.find(db, from), queryAll(filter)).map(docOf);
  const counted = counting && collection && countBy(context, collection, query, counting.fields);
  const first = counted
    ? counting.groups(counted)
    : (yield* rowsInTurns(context, collection, query)).map(docOf);
  return cursor(
    context,
    stages.slice(counted ? 1 : 0).reduce((given, stage) => stage(given, find), first),
  );
}

/** Explains the plan of a reading command. The README documents its shape. */
function explain(context: Context, { explain: given }: Doc): Doc {
  const { store, db } = context;
  const command = given as Doc;
  const [name = ''] = Object.keys(command);
  if (!/^(find|aggregate|count)$/.test(name)) throw refused(`explain of ${name}`);
  const { query, counting } =
    name === 'aggregate'
      ? splitPipeline(command.pipeline as Doc[])
      : { query: queryOf(command), counting: undefined };
  const collection = store.catalog.find(db, String(command[name]));
  const winningPlan = collection ? planOf(context, collection, query, counting?.fields) : { stage: 'EOF' };
  return { queryPlanner: { namespace: `${db}.${command[name]}`, winningPlan, rejectedPlans: [] } };
}

function planOf(context: Context, collection: Collection, query: Query, counted?: string[]): Doc {
  const { filter, sort, limit } = query;
  const { plan, candidates, readsCandidates } = counted
    ? {
        plan: choosePlan(collection, filter, sort, limit > 0, counted),
        candidates: undefined,
        readsCandidates: false,
      }
    : atOnce(accessPath(context, collection, query));
  const { index, order, exact } = plan;
  const direction = order === -1 ? 'backward' : 'forward';
  const along: Doc = index
    ? { stage: 'IXSCAN', indexName: index.name, keyPattern: index.spec.key, direction, exact }
    : { stage: 'COLLSCAN' };
  const inputStage: Doc = readsCandidates ? { stage: 'IXSCAN', named: candidates!.size } : along;
  const isOrdered = sort.length === 0 || (!readsCandidates && order);
  return isOrdered ? inputStage : { stage: 'SORT', sortPattern: Object.fromEntries(sort), inputStage };
}

function listCollections(context: Context, { filter }: Doc): Cursor {
  const matches = compileFilter(filter ?? {});
  const rest = { type: 'collection', options: {}, info: { readOnly: false } };
  const all = collectionsOf(context).map(({ name }) => ({ name, ...rest }));
  const found = all.filter((one) => matches(one));
  return cursor({ ...context, name: '$cmd.listCollections' }, found);
}

function listIndexes(context: Context): Cursor {
  const { db, name, collection } = context;
  must(collection, 26, `ns does not exist: ${db}.${name}`);
  const specs = collection.indexes.map(({ spec }) => spec);
  return cursor(context, specs);
}

export const readCommands: Record<string, Command> = {
  find: { keys: ['filter', 'sort', 'projection', 'skip', 'limit'], run: find },
  aggregate: { keys: ['pipeline'], run: aggregate },
  distinct: { keys: ['key', 'query'], run: distinct },
  count: { keys: ['query', 'skip', 'limit'], run: count },
  explain: { keys: ['verbosity'], run: explain },
  listCollections: { keys: ['filter'], run: listCollections },
  listIndexes: { keys: [], outside: true, run: listIndexes },
  ping: { keys: [], run() {} },
  endSessions: { keys: [], run() {} },
};
