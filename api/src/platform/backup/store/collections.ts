import { allCollections, type InBackups } from '../../database/collections/collection.ts';

/** An undeclared collection was written by another version of the program; backups contain it. */
const inBackups = (name: string): InBackups =>
  allCollections().find((collection) => collection.name === name)?.backups ?? 'always';

/** Returns whether backups leave a collection out. */
export const isShortLived = (name: string): boolean => inBackups(name) === 'never';

/** Returns whether a collection has data of people. A store without such data counts as empty. */
export const isContent = (name: string): boolean => inBackups(name) === 'always';

/** Returns false for the collections of GridFS, copied as files, and for those of the server (`system.`). */
export const isOfDocuments = (name: string): boolean => !/^(uploads|system)\./.test(name);

/** One document for each file (`platform/files`). */
export const FILE_RECORDS = 'files';
/** The highest `_id` in it is the version of the store. */
export const MIGRATIONS = 'migrations';
