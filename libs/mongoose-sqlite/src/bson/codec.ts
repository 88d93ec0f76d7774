import mongoose from 'mongoose';

import { serverError } from './errors.ts';

export const { BSON, ObjectId, Binary, Decimal128, Double, Int32, Long, Timestamp } = mongoose.mongo;

export type Doc = Record<string, unknown>;
export type DecodeOptions = Parameters<typeof BSON.deserialize>[1];

/** A stored document: BSON bytes, and whether plain JavaScript values would lose a type (Long, an integral Double…). */
export interface Encoded {
  bytes: Uint8Array;
  typed: boolean;
  doc: Doc;
}

const MAX_DOCUMENT = 16 * 1024 * 1024;
const KEEP_TYPES: DecodeOptions = { promoteValues: false, bsonRegExp: true };
const OUTPUT_OPTIONS = [
  'promoteValues',
  'promoteLongs',
  'promoteBuffers',
  'useBigInt64',
  'bsonRegExp',
  'raw',
] as const;

export function serialize(doc: Doc, ignoreUndefined = false): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = BSON.serialize(doc, { ignoreUndefined });
  } catch (error) {
    if (error instanceof RangeError) throw serverError(10334, 'object to insert too large');
    throw error;
  }
  if (bytes.length > MAX_DOCUMENT) {
    throw serverError(
      10334,
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT}`,
    );
  }
  return bytes;
}

export const decode = (bytes: Uint8Array, typed: boolean): Doc =>
  BSON.deserialize(bytes, typed ? KEEP_TYPES : {}) as Doc;

/** What a document is once it crossed the wire: toBSON applied, undefined as null, types told apart. */
export function encode(value: Doc, ignoreUndefined = false): Encoded {
  const bytes = serialize(value, ignoreUndefined);
  const plain = decode(bytes, false);
  const typed = Buffer.compare(serialize(plain), bytes) !== 0;
  return { bytes, typed, doc: typed ? decode(bytes, true) : plain };
}

/** A filter, update or pipeline as the server would read it. */
export const wire = <T>(value: T, ignoreUndefined = false): T =>
  encode({ value }, ignoreUndefined).doc.value as T;

/** A fresh copy in the types the caller asked its driver for. */
export const present = (doc: Doc, options: object = {}): Doc =>
  BSON.deserialize(serialize(doc), pick(options)) as Doc;

/** True when the caller wants other than the driver's default JavaScript types. */
export const wantsOtherTypes = (options: object): boolean => Object.keys(pick(options)).length > 0;

function pick(options: object): Doc {
  const given = options as Doc;
  return Object.fromEntries(OUTPUT_OPTIONS.filter((k) => given[k] !== undefined).map((k) => [k, given[k]]));
}

export const isDocument = (value: unknown): value is Doc =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof RegExp) &&
  !(value as { _bsontype?: string })._bsontype;

/** A field of a document; undefined when it is missing, whatever Object.prototype may hold. */
export const field = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined);
