import type { Connection, mongo } from 'mongoose';

export type Store = NonNullable<Connection['db']>;
export type Index = mongo.IndexDescription;

/** MongoDB's error codes: the collection does not exist, or is there. */
const MISSING = 26;
const EXISTS = 48;

const hasCode = (error: unknown, code: number) => (error as { code?: unknown }).code === code;

/** Returns the default name of an index. */
export const indexName = ({ key }: Index): string => Object.entries(key).flat().join('_');

/** Returns the indexes that the schema of a model declares. */
export function declaredIndexes(connection: Connection, model: string): Index[] {
  const declared = connection.model(model).schema.indexes() as [Index['key'], object][];
  return declared.map(([key, options]) => ({ key, ...options }));
}

/** Creates the collection and those of its indexes that do not exist yet. Indexes are compared by name. */
export async function createMissing(
  store: Store,
  collection: string,
  indexes: readonly Index[],
): Promise<void> {
  const existing = await indexesOf(store, collection);
  if (existing.length === 0) await create(store, collection);
  const names = new Set(existing.map(({ name }) => name));
  const missing = indexes.filter((index) => !names.has(indexName(index)));
  if (missing.length > 0) await store.collection(collection).createIndexes([...missing]);
}

/** Creates what is missing of a model's collection and of the indexes that its schema declares. */
export async function createDeclared(store: Store, connection: Connection, model: string): Promise<void> {
  const { name } = connection.model(model).collection;
  await createMissing(store, name, declaredIndexes(connection, model));
}

/** Returns an empty list, even without the index of `_id`, if there is no such collection. */
async function indexesOf(store: Store, collection: string) {
  try {
    return await store.collection(collection).indexes();
  } catch (error) {
    if (hasCode(error, MISSING)) return [];
    throw error;
  }
}

async function create(store: Store, collection: string): Promise<void> {
  try {
    await store.createCollection(collection);
  } catch (error) {
    if (!hasCode(error, EXISTS)) throw error;
  }
}
