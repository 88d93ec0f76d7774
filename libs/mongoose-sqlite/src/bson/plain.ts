import mongoose from 'mongoose';

const { ObjectId } = mongoose.mongo;

declare global {
  interface String {
    // ES2024: Node has it, but the compiler's library does not declare it yet.
    isWellFormed(): boolean;
  }
}

/** The result of `plain` for values that only BSON itself copies exactly. */
export const COMPLEX = Symbol('complex');

// Far below the largest document, and deeper than any document without a circular reference.
const MAX_SIZE = 100_000;
const MAX_DEPTH = 50;
const ARRAY_INDEX = /^\d+$/;

let remaining = 0;

/**
 * Copies a value as a round trip through BSON would (undefined becomes null, a Map a document), but without BSON.
 * Supports the types of most documents and commands: strings, numbers, booleans, null, ids, dates, and arrays and plain
 * objects of these. Returns COMPLEX for everything else, and for values that BSON would refuse.
 */
export function plain(value: unknown): unknown {
  remaining = MAX_SIZE;
  return copy(value, 0);
}

function copy(value: unknown, depth: number): unknown {
  switch (typeof value) {
    case 'string':
      remaining -= value.length;
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
  if (depth > MAX_DEPTH || remaining < 0) return COMPLEX;
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
  remaining -= length;
  if (remaining < 0) return COMPLEX;
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

// Objects order numeric names first, Maps do not.
function copyMap(map: Map<unknown, unknown>, depth: number): unknown {
  for (const name of map.keys()) if (typeof name !== 'string' || ARRAY_INDEX.test(name)) return COMPLEX;
  return copyFields(Object.fromEntries(map) as Record<string, unknown>, depth);
}

const RESERVED = new Set(['$ref', '_bsontype', '__proto__']);

// Excludes names with a meaning in BSON or JavaScript, and names that BSON cannot encode.
function isPlainName(name: string): boolean {
  remaining -= name.length + 1;
  return !RESERVED.has(name) && !name.includes('\0') && name.isWellFormed();
}
