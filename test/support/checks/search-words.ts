import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';
import { searchedFields, wordsIn } from '../../../api/src/platform/search/searched.ts';

/** Returns documents as they are stored, with their search index entries. */
export function withWords<Document extends object>(
  connection: Connection,
  collection: string,
  documents: readonly Document[],
): Document[] {
  const models = Object.values(connection.models);
  const schema = models.find((model) => model.collection.name === collection)?.schema;
  const fields = schema ? searchedFields(schema) : {};
  return documents.map((each) =>
    Object.keys(fields).length > 0 ? { ...each, words: wordsIn(each, fields) } : each,
  );
}

/** Returns the documents of a store that a search for their own text does not find. */
export async function notFound(connection: Connection): Promise<Set<string>> {
  const missing = new Set<string>();
  for (const name of connection.modelNames()) {
    const { schema, collection } = connection.model(name);
    const fields = searchedFields(schema);
    if (Object.keys(fields).length === 0) continue;
    for await (const document of connection.collection(collection.name).find()) {
      const words = wordsIn(document, fields);
      const differs = (field: string) => !isDeepStrictEqual(document['words']?.[field] ?? [], words[field]);
      const wrong = Object.keys(fields).filter(differs);
      if (wrong.length > 0) missing.add(`${name} ${String(document['_id'])}: ${wrong.join(', ')}`);
    }
  }
  return missing;
}
