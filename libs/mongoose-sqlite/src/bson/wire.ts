import mongoose from 'mongoose';
import { COMPLEX, plain } from './plain.ts';

// Documents as BSON and errors, as they pass between driver and server.

export const { Binary, BSON, ObjectId, Double, Long, MongoServerError } = mongoose.mongo;

export type Doc = Record<string, unknown>;

const MAX_DOCUMENT = 16 * 1024 * 1024;

export const serialize = (doc: Doc): Uint8Array => BSON.serialize(doc, { ignoreUndefined: false });

/** Decodes BSON. Regular expressions stay BSON's: JavaScript's would lose options. */
export const decode = (bytes: Uint8Array, typed = false): Doc =>
  BSON.deserialize(bytes, { promoteValues: !typed, bsonRegExp: true });

/** Encodes a document; undefined becomes null. `typed`: plain values would lose one of its types (Long, 1.0…). */
export function encode(value: Doc) {
  const copy = plain(value);
  if (isDocument(copy)) return encodePlain(copy);
  const bytes = checkedSize(serialize(value));
  const doc = decode(bytes);
  const typed = Buffer.compare(serialize(doc), bytes) !== 0;
  return { bytes, typed, doc: typed ? decode(bytes, true) : doc };
}

const encodePlain = (doc: Doc) => ({ bytes: checkedSize(serialize(doc)), typed: false, doc });

/** Encodes a new document with its `_id` first. */
export function encodeNew(value: Doc) {
  const copy = plain(value);
  const isPlain = isDocument(copy);
  const { _id, ...rest } = isPlain ? copy : encode(value).doc;
  const fine = _id !== undefined && !Array.isArray(_id) && !isRegex(_id);
  must(fine, 53, `The '_id' value cannot be of type ${Array.isArray(_id) ? 'array' : 'regex'}`);
  return isPlain ? encodePlain({ _id, ...rest }) : encode({ _id, ...rest });
}

function checkedSize(bytes: Uint8Array): Uint8Array {
  must(bytes.length <= MAX_DOCUMENT, 10334, `object to insert too large. size in bytes: ${bytes.length}`);
  return bytes;
}

/** Copies a command, or a value to store in several places, as a server would decode it. */
export function wire<T>(value: T): T {
  const copy = plain(value);
  return (copy === COMPLEX ? encode({ value }).doc.value : copy) as T;
}

export const isNull = (value: unknown): value is null | undefined => value === null || value === undefined;
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const bsonType = (value: unknown): string | undefined =>
  (value as { _bsontype?: string } | null)?._bsontype;
export const isDocument = (value: unknown): value is Doc =>
  isObject(value) && !Array.isArray(value) && !(value instanceof Date || bsonType(value));
export const isRegex = (value: unknown): value is { pattern: string; options: string } =>
  bsonType(value) === 'BSONRegExp';

/** Returns an own field of a document; undefined if it is missing, even if Object.prototype has one. */
export const field = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined);

/** Creates a MongoServerError with the code of a MongoDB server for the same mistake. */
export const serverError = (code: number, message: string, extra: object = {}) =>
  new MongoServerError({ ok: 0, errmsg: message, message, code, ...extra });

/** Creates the error for features of MongoDB that this engine does not support, or on which servers disagree. */
export const refused = (what: string) =>
  serverError(238, `${what} is not supported by the embedded SQLite engine`);

export function must(condition: unknown, code: number, message: string): asserts condition {
  if (!condition) throw serverError(code, message);
}

/** Looks up a command, stage or operator by its name. Throws if it is not supported. */
export function known<T>(what: string, table: Record<string, T>, name: string): T {
  if (!Object.hasOwn(table, name)) throw refused(`${what} ${name}`);
  return table[name]!;
}

/** Throws if a command, stage or operator has an option that is not in `names`. */
export function onlyKnown(what: string, given: object, names: readonly string[] = []): void {
  for (const [key, value] of Object.entries(given))
    if (!names.includes(key) && (value ?? false) !== false) throw refused(`the option "${key}" of ${what}`);
}
