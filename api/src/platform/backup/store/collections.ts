/**
 * What holds for the moment and the processes of one installation only: sessions, mailed links and codes, counted tries,
 * answers kept for repeats, who runs. No backup has it, so that nobody is signed in by a restore.
 */
const PASSING: ReadonlySet<string> = new Set([
  'sessions',
  'onetimetokens',
  'attempts',
  'budgets',
  'idempotencykeys',
  'instances',
  'leases',
  'restores',
]);

/** What the program writes by itself, so that a store with nothing else in it counts as empty. */
const BY_START: ReadonlySet<string> = new Set(['migrations', 'revisions', 'admincounts', 'digestDays']);

export const isPassing = (name: string): boolean => PASSING.has(name);
export const isByStart = (name: string): boolean => BY_START.has(name) || PASSING.has(name);

/** GridFS keeps files in collections; they are copied as files. What begins with `system.` is the server's own. */
export const isOfDocuments = (name: string): boolean => !/^(uploads|system)\./.test(name);

/** One document for each file: `platform/files`. */
export const FILE_RECORDS = 'files';
/** What was erased, by ids: `platform/erasures`. */
export const LEDGER = 'erasures';
/** Their highest `_id` is the version of the store's schema. */
export const MIGRATIONS = 'migrations';
