import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import mongoose, { type Connection } from 'mongoose';

// How an engine handles a call depends on its shape, not on its values. `npm test` runs the suites that depend on the
// engine on MongoDB, and compares what all others send to the embedded engine with what those sent to MongoDB.

/** In `$sort` and the like the values matter: a direction, the shown fields. */
const LITERAL = ['$sort', '$project', '$group', '$unwind', '$lookup'];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** `user.63f0…`, `places.12`: parts of names that come from data. */
const nameOf = (key: string) => key.replace(/(^|\.)(?:[0-9a-f]{24}|\d+)(?=\.|$)/g, '$1#');

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  return value instanceof RegExp ? `/${value.flags}` : value.constructor.name;
}

/** Returns the kind of a value: `{ status: { $in: ['a', 'b'] } }` is `{status:{$in:[string]}}`. */
function shapeOf(value: unknown, isLiteral = false): string {
  if (value instanceof Map) return shapeOf(Object.fromEntries(value), isLiteral);
  if (Array.isArray(value)) {
    const shapes = value.map((each) => shapeOf(each, isLiteral));
    return `[${isLiteral ? shapes.join() : [...new Set(shapes)].sort().join()}]`;
  }
  if (!isPlain(value)) return isLiteral ? String(value) : kindOf(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  const shapes = fields.map(
    ([key, each]) => `${nameOf(key)}:${shapeOf(each, isLiteral || LITERAL.includes(key))}`,
  );
  // The order matters in a sort, and of the stages of a pipeline.
  return `{${(isLiteral ? shapes : shapes.sort()).join()}}`;
}

/** Of updated fields the depth matters to an engine, not the name. */
function updateOf(update: unknown): string {
  if (!isPlain(update)) return shapeOf(update);
  const parts = Object.entries(update).map(([key, value]) => {
    if (!key.startsWith('$')) return 'fields';
    if (!isPlain(value)) return `${key}:${shapeOf(value)}`;
    const isSet = ['$set', '$unset', '$setOnInsert'].includes(key);
    const places = Object.entries(value).map(([field, each]) =>
      isSet ? field.replace(/[^.$[\]]+/g, 'x') : `${nameOf(field)}:${shapeOf(each)}`,
    );
    return `${key}:{${[...new Set(places)].sort().join()}}`;
  });
  return [...new Set(parts)].sort().join();
}

interface CallOptions {
  sort?: unknown;
  projection?: unknown;
  upsert?: boolean;
  arrayFilters?: unknown;
  returnDocument?: string;
}

/** Queries, orders and projections depend on the indexes and fields of their collection; updates do not. */
function partsOf(collection: string, filter: unknown, options: CallOptions = {}): string[] {
  const { sort, projection, arrayFilters } = options;
  return [
    `${collection} query ${shapeOf(filter ?? {})}`,
    ...(sort ? [`${collection} sort ${shapeOf(sort, true)}`] : []),
    ...(projection ? [`${collection} projection ${shapeOf(projection, true)}`] : []),
    ...(arrayFilters ? [`${collection} arrayFilters ${shapeOf(arrayFilters)}`] : []),
  ];
}

type Operations = Record<string, { filter?: unknown; update?: unknown }>[];

/**
 * Returns the shapes of a call: `['jobs query {state:string}', 'jobs sort {createdAt:-1}', 'find']`. Calls about
 * indexes and names have none: migrations make them.
 */
export function shapesOfCall(collection: string, method: string, args: unknown[]): string[] {
  if (method.startsWith('insert')) return [method];
  if (method === 'aggregate') return [`${collection} pipeline ${shapeOf(args[0])}`];
  if (method === 'distinct')
    return [`${collection} distinct ${String(args[0])}`, ...partsOf(collection, args[1])];
  if (method === 'bulkWrite') {
    return (args[0] as Operations).flatMap((operation) =>
      Object.entries(operation).flatMap(([name, { filter, update }]) => [
        `bulk ${name} ${update ? updateOf(update) : ''}`,
        ...(filter ? partsOf(collection, filter) : []),
      ]),
    );
  }
  if (/^(update|replace|findOneAnd(Update|Replace))/.test(method)) {
    const options = (args[2] ?? {}) as CallOptions;
    const how = [options.upsert && ' upsert', options.returnDocument].filter(Boolean).join(' ');
    return [`${method} ${updateOf(args[1])} ${how}`.trim(), ...partsOf(collection, args[0], options)];
  }
  if (!/^(find|delete|count)/.test(method)) return [];
  return [method, ...partsOf(collection, args[0], args[1] as CallOptions | undefined)];
}

const isEmbedded = ({ conn }: { conn: Connection }) => 'findNow' in conn.getClient();

/** The shapes sent to each engine, with the suites that sent them. */
const seen = { embedded: new Map<string, Set<string>>(), mongodb: new Map<string, Set<string>>() };
let suite = '';

export const enterSuite = (file: string): void => {
  suite = file;
};

/** Records the shape of every call of the tests of this process to a store. */
export function recordShapes(): void {
  mongoose.set('debug', function (this: unknown, collection: string, method: string, ...args: unknown[]) {
    const of = seen[isEmbedded(this as { conn: Connection }) ? 'embedded' : 'mongodb'];
    for (const shape of shapesOfCall(collection, method, args)) {
      of.set(shape, (of.get(shape) ?? new Set()).add(suite));
    }
  });
}

/** Writes the recorded shapes to a new file in `folder`. */
export function writeShapes(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const said = Object.entries(seen).map(([engine, shapes]) => [
    engine,
    Object.fromEntries([...shapes].map(([shape, suites]) => [shape, [...suites]])),
  ]);
  writeFileSync(
    path.join(folder, `${process.pid}-${Date.now()}.json`),
    JSON.stringify(Object.fromEntries(said)),
  );
}
