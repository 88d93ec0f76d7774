import mongoose from 'mongoose';
import { must } from './errors.ts';

export const { BSON, ObjectId, Double, Long } = mongoose.mongo;

export type Doc = Record<string, unknown>;

const MAX_DOCUMENT = 16 * 1024 * 1024;
const KEEP_TYPES = { promoteValues: false, bsonRegExp: true };

export const serialize = (doc: Doc, ignoreUndefined = false): Uint8Array =>
  BSON.serialize(doc, { ignoreUndefined });

export const decode = (bytes: Uint8Array, typed: boolean): Doc =>
  BSON.deserialize(bytes, typed ? KEEP_TYPES : {});

/**
 * What a document is once it crossed the wire: toBSON applied, undefined as null; and whether plain JavaScript values
 * would lose a type of it (Long, 1.0…).
 */
export function encode(value: Doc, ignoreUndefined = false) {
  const bytes = serialize(value, ignoreUndefined);
  must(bytes.length <= MAX_DOCUMENT, 10334, `object to insert too large. size in bytes: ${bytes.length}`);
  const plain = decode(bytes, false);
  const typed = Buffer.compare(serialize(plain), bytes) !== 0;
  return { bytes, typed, doc: typed ? decode(bytes, true) : plain };
}

/** A command, or a value to store in several places, as a server would read it. */
export const wire = <T>(value: T, ignoreUndefined = false): T =>
  encode({ value }, ignoreUndefined).doc.value as T;

export const bsonType = (value: unknown): string | undefined =>
  (value as { _bsontype?: string } | null)?._bsontype;

export function isDocument(value: unknown): value is Doc {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || bsonType(value)) return false;
  return !(value instanceof Date || value instanceof RegExp);
}

/** A field of a document; undefined when it is missing, whatever Object.prototype may hold. */
export const field = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined);

export const isNull = (value: unknown): value is null | undefined => value === null || value === undefined;
