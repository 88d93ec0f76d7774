import mongoose from 'mongoose';

const { MongoServerError, MongoInvalidArgumentError } = mongoose.mongo;

const CODE_NAMES: Record<number, string> = {
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  48: 'NamespaceExists',
  53: 'InvalidIdField',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  112: 'WriteConflict',
  171: 'CannotIndexParallelArrays',
  238: 'NotImplemented',
  251: 'NoSuchTransaction',
  263: 'OperationNotSupportedInTransaction',
  11000: 'DuplicateKey',
};

/** A MongoServerError with the code a MongoDB server gives for the same mistake. */
export function serverError(code: number, message: string, extra: Record<string, unknown> = {}) {
  return new MongoServerError({
    ok: 0,
    errmsg: message,
    message,
    code,
    codeName: CODE_NAMES[code],
    ...extra,
  });
}

/** What MongoDB knows and this engine does not: refused by name, never guessed. */
export const refused = (what: string) =>
  serverError(238, `${what} is not supported by the embedded SQLite engine`);

/** What the native driver refuses before it asks a server. */
export const invalidArgument = (message: string) => new MongoInvalidArgumentError(message);

const CHANGE_THE_ANSWER = [
  'collation',
  'hint',
  'let',
  'min',
  'max',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
];

/** Refuses options that would change an answer; those that only tune a server (batchSize, writeConcern…) are inert here. */
export function checkOptions(options: object = {}): void {
  for (const name of CHANGE_THE_ANSWER) {
    const value = (options as Record<string, unknown>)[name];
    if (value !== undefined && value !== null && value !== false) throw refused(`the option "${name}"`);
  }
}
