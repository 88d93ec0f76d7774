import mongoose from 'mongoose';

const { MongoServerError, MongoError } = mongoose.mongo;

/** A MongoServerError with the code a MongoDB server gives for the same mistake. */
export const serverError = (code: number, message: string, extra: object = {}) =>
  new MongoServerError({ ok: 0, errmsg: message, message, code, ...extra });

/** What MongoDB knows and this engine does not (or where servers disagree): refused by name, never guessed. */
export const refused = (what: string) =>
  serverError(238, `${what} is not supported by the embedded SQLite engine`);

export function must(condition: unknown, code: number, message: string): asserts condition {
  if (!condition) throw serverError(code, message);
}

/** Refuses what a command, stage or operator was given beside what is known. */
export function onlyKnown(what: string, given: object, known: readonly string[] = []): void {
  for (const [key, value] of Object.entries(given))
    if (!known.includes(key) && (value ?? false) !== false) throw refused(`the option "${key}" of ${what}`);
}

/** Errors of SQLite and of BSON come up as the driver's kind of error. */
export function asServerError(error: unknown): unknown {
  if (error instanceof MongoError) return error;
  return serverError(1, `the embedded SQLite engine failed: ${String(error)}`, { cause: error });
}
