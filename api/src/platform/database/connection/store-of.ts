import type { Connection, mongo } from 'mongoose';

/** Returns the database of an open connection; throws when it is not open yet, or no more. */
export function storeOf({ db }: Pick<Connection, 'db'>): mongo.Db {
  if (!db) throw new Error('The store is not connected');
  return db;
}
