import mongoose from 'mongoose';

const { ObjectId } = mongoose.mongo;

declare global {
  interface String {
    // ES2024, which Node has and the compiler's library does not name yet.
    isWellFormed(): boolean;
  }
}

/** What `plain` answers for a value that only BSON itself copies faithfully. */
export const COMPLEX = Symbol('complex');

// Far below what would make a document too large, and deeper than any that is not circular by mistake.
const MOST = 100_000;
const DEEPEST = 50;
const AN_INDEX = /^\d+$/;

let left = 0;

/**
 * A copy of a value as it would come back from BSON (undefined is null, a Map is a document), made without BSON, for
 * the values that most documents and commands consist of: strings, numbers, booleans, null, ids, dates, and arrays
 * and plain objects of them. COMPLEX for everything else, and for what BSON would refuse.
 */
export function plain(value: unknown): unknown {
  left = MOST;
  return copy(value, 0);
}

function copy(value: unknown, depth: number): unknown {
  switch (typeof value) {
    case 'string':
      left -= value.length;
      return value.isWellFormed() ? value : COMPLEX;
    case 'number':
    case 'boolean':
      return value;
    case 'undefined':
      return null;
    case 'object':
      return value === null ? null : copyObject(value, depth + 1);
    default:
      return COMPLEX;
  }
}

function copyObject(value: object, depth: number): unknown {
  if (depth > DEEPEST || left < 0) return COMPLEX;
  const kind = Object.getPrototypeOf(value) as unknown;
  if (kind === Object.prototype || kind === null) return copyFields(value as Record<string, unknown>, depth);
  if (kind === ObjectId.prototype) return value;
  if (kind === Array.prototype) return copyArray(value as unknown[], depth);
  if (kind === Date.prototype) {
    const time = (value as Date).getTime();
    return Number.isNaN(time) ? COMPLEX : new Date(time);
  }
  if (kind === Map.prototype) return copyMap(value as Map<unknown, unknown>, depth);
  return COMPLEX;
}

function copyArray(values: unknown[], depth: number): unknown {
  const { length } = values;
  left -= length;
  if (left < 0) return COMPLEX;
  const out: unknown[] = [];
  for (let i = 0; i < length; i++) {
    const inner = copy(values[i], depth);
    if (inner === COMPLEX) return COMPLEX;
    out.push(inner);
  }
  return out;
}

function copyFields(value: Record<string, unknown>, depth: number): unknown {
  const out: Record<string, unknown> = {};
  for (const name in value) {
    if (!isPlainName(name)) return COMPLEX;
    const inner = copy(value[name], depth);
    if (inner === COMPLEX) return COMPLEX;
    out[name] = inner;
  }
  return out;
}

// An object's own order puts numbers first, a Map's does not.
function copyMap(map: Map<unknown, unknown>, depth: number): unknown {
  for (const name of map.keys()) if (typeof name !== 'string' || AN_INDEX.test(name)) return COMPLEX;
  return copyFields(Object.fromEntries(map) as Record<string, unknown>, depth);
}

const MEANT = new Set(['$ref', '_bsontype', '__proto__']);

// Not the names that mean something to BSON or to JavaScript, nor those that BSON cannot hold.
function isPlainName(name: string): boolean {
  left -= name.length + 1;
  return !MEANT.has(name) && !name.includes('\0') && name.isWellFormed();
}
