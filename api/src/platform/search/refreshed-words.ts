import { isDeepStrictEqual } from 'node:util';
import { setImmediate as turn } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { searchedOf, sourcesOf, wordsIn } from './searched.ts';

/** Documents read at a time, and how many of them are written at a time. */
interface Pace {
  read: number;
  written: number;
}

/** Small batches of some milliseconds each, so that requests do not wait. */
const WHILE_SERVING: Pace = { read: 20, written: 4 };
/** No requests wait before the product serves, so commits may be larger and fewer. */
export const BEFORE_SERVING: Pace = { read: 500, written: 500 };

/** The position of a refresh. */
interface Progress {
  last: mongo.ObjectId;
  /** Documents that had outdated words. */
  changed: number;
}

/** Returns the models whose documents are searched. */
export const searchedModels = (connection: Connection): string[] =>
  connection.modelNames().filter((name) => searchedOf(connection.model(name).schema) !== null);

/**
 * Rewrites the words of a model's documents, starting behind `after`. A concurrent change writes its own words.
 * Requests get a turn between two batches, and the caller may stop there.
 */
export async function* refreshedWords(
  connection: Connection,
  model: string,
  { after, pace: { read, written } = WHILE_SERVING }: { after?: mongo.ObjectId | null; pace?: Pace } = {},
): AsyncGenerator<Progress> {
  const { schema, collection } = connection.model(model);
  const searched = searchedOf(schema)!;
  const sources = sourcesOf(searched);
  const documents = connection.collection(collection.name);
  const projection = Object.fromEntries(['words', ...sources].map((field) => [field, 1]));
  let found: mongo.WithId<mongo.Document>[];
  let last = after;
  do {
    const behind = last ? { _id: { $gt: last } } : {};
    found = await documents.find(behind, { projection, sort: { _id: 1 }, limit: read }).toArray();
    const stale = found
      .map((document) => ({ document, words: wordsIn(document, searched) }))
      .filter(({ document, words }) => !isDeepStrictEqual(filled(document, words), words));
    for (let at = 0; at < stale.length; at += written) {
      await documents.bulkWrite(stale.slice(at, at + written).map((each) => rewrite(each, sources)));
      await turn();
    }
    last = found.at(-1)?._id;
    if (last) yield { last, changed: stale.length };
    await turn();
  } while (found.length === read);
}

/** Returns the words that a document has, of those that it should have. */
const filled = (document: mongo.Document, words: Stale['words']) =>
  Object.fromEntries(
    Object.keys(words).map((name) => [name, (document['words'] as mongo.Document | undefined)?.[name] ?? []]),
  );

interface Stale {
  document: mongo.WithId<mongo.Document>;
  /** The words it should have. */
  words: Record<string, string[]>;
}

/** The filter skips documents whose fields changed meanwhile: that change has written their words. */
const rewrite = ({ document, words }: Stale, sources: readonly string[]) => ({
  updateOne: {
    filter: {
      _id: document._id,
      ...Object.fromEntries(sources.map((field) => [field, document[field] ?? null])),
    },
    update: { $set: { words } },
  },
});
