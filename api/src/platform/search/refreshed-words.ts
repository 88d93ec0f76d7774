import { isDeepStrictEqual } from 'node:util';
import { setImmediate as turn } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { searchedFields, wordsIn, type SearchedFields } from './searched.ts';

/** Documents read at a time, and how many of them are written at a time. */
interface Pace {
  read: number;
  written: number;
}

/** Small batches of some milliseconds each, so that requests do not wait. */
const WHILE_SERVING: Pace = { read: 60, written: 10 };
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
  connection
    .modelNames()
    .filter((name) => Object.keys(searchedFields(connection.model(name).schema)).length > 0);

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
  const fields = searchedFields(schema);
  const documents = connection.collection(collection.name);
  const projection = Object.fromEntries(['words', ...Object.keys(fields)].map((field) => [field, 1]));
  let found: mongo.WithId<mongo.Document>[];
  let last = after;
  do {
    const behind = last ? { _id: { $gt: last } } : {};
    found = await documents.find(behind, { projection, sort: { _id: 1 }, limit: read }).toArray();
    const stale = found
      .map((document) => ({ document, words: wordsIn(document, fields) }))
      .filter(({ document, words }) => !isDeepStrictEqual(filled(document, fields), words));
    for (let at = 0; at < stale.length; at += written) {
      await documents.bulkWrite(stale.slice(at, at + written).map((each) => rewrite(each, fields)));
      await turn();
    }
    last = found.at(-1)?._id;
    if (last) yield { last, changed: stale.length };
    await turn();
  } while (found.length === read);
}

const filled = ({ words }: mongo.Document, fields: SearchedFields) =>
  Object.fromEntries(
    Object.keys(fields).map((field) => [field, (words as mongo.Document | undefined)?.[field] ?? []]),
  );

interface Stale {
  document: mongo.WithId<mongo.Document>;
  /** The words it should have. */
  words: Record<string, string[]>;
}

/** The filter skips documents whose fields changed meanwhile: that change has written their words. */
const rewrite = ({ document, words }: Stale, fields: SearchedFields) => ({
  updateOne: {
    filter: {
      _id: document._id,
      ...Object.fromEntries(Object.keys(fields).map((field) => [field, document[field]])),
    },
    update: { $set: { words } },
  },
});
