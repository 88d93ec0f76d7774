import { allCollections, type InBackups } from '../../database/collections/collection.ts';

/** One that is not declared was written by another version of the program, and is kept. */
const inBackups = (name: string): InBackups =>
  allCollections().find((collection) => collection.name === name)?.backups ?? 'always';

/** Whether backups leave a collection out. */
export const isShortLived = (name: string): boolean => inBackups(name) === 'never';

/** Whether people put something into a collection: a store that has nothing else counts as empty. */
export const isContent = (name: string): boolean => inBackups(name) === 'always';

/** GridFS keeps files in collections; they are copied as files. What begins with `system.` is the server's own. */
export const isOfDocuments = (name: string): boolean => !/^(uploads|system)\./.test(name);

/** One document for each file: `platform/files`. */
export const FILE_RECORDS = 'files';
/** What was erased, by ids: `platform/erasures`. */
export const LEDGER = 'erasures';
/** Their highest `_id` is the version of the store's schema. */
export const MIGRATIONS = 'migrations';
