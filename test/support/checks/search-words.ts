import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';
import { searchedOf, wordsIn } from '../../../api/src/platform/search/searched.ts';

/** Returns documents as they are stored, with their search index entries. */
export function withWords<Document extends object>(
  connection: Connection,
  collection: string,
  documents: readonly Document[],
): Document[] {
  const models = Object.values(connection.models);
  const schema = models.find((model) => model.collection.name === collection)?.schema;
  const searched = schema ? searchedOf(schema) : null;
  return documents.map((each) => (searched ? { ...each, words: wordsIn(each, searched) } : each));
}

/** Returns the documents of a store that a search for their own text does not find. */
export async function notFound(connection: Connection): Promise<Set<string>> {
  const missing = new Set<string>();
  for (const name of connection.modelNames()) {
    const { schema, collection } = connection.model(name);
    const searched = searchedOf(schema);
    if (!searched) continue;
    for await (const document of connection.collection(collection.name).find()) {
      const words = wordsIn(document, searched);
      const differs = (field: string) => !isDeepStrictEqual(document['words']?.[field] ?? [], words[field]);
      const wrong = Object.keys(words).filter(differs);
      if (wrong.length > 0) missing.add(`${name} ${String(document['_id'])}: ${wrong.join(', ')}`);
    }
  }
  return missing;
}
