import { isDeepStrictEqual } from 'node:util';
import { setImmediate as turn } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { searchedFields, wordsIn } from './searched.ts';

/** Documents that are read at a time, and of these written at a time. */
interface Pace {
  read: number;
  written: number;
}

/** Each takes some milliseconds, so that nobody waits. */
const WHILE_SERVING: Pace = { read: 60, written: 10 };
/** Nobody waits before the product serves: fewer commits. */
export const BEFORE_SERVING: Pace = { read: 500, written: 500 };

/** How far it has come. */
interface Progress {
  last: mongo.ObjectId;
  /** Documents that were found by other words than they have. */
  changed: number;
}

/** The models of which documents are searched. */
export const searchedModels = (connection: Connection): string[] =>
  connection.modelNames().filter((name) => searchedFields(connection.model(name).schema).length > 0);

/**
 * Gives the documents of a model, from the one behind `after` on, the words that this program looks for. What is changed
 * meanwhile gets its words by that change. Between two batches everybody else has a turn, and the caller may end it.
 */
export async function* refreshedWords(
  connection: Connection,
  model: string,
  { after, pace: { read, written } = WHILE_SERVING }: { after?: mongo.ObjectId | null; pace?: Pace } = {},
): AsyncGenerator<Progress> {
  const { schema, collection } = connection.model(model);
  const fields = searchedFields(schema);
  const documents = connection.collection(collection.name);
  const projection = Object.fromEntries(['words', ...fields].map((field) => [field, 1]));
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

const filled = ({ words }: mongo.Document, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, (words as mongo.Document | undefined)?.[field] ?? []]));

interface Stale {
  document: mongo.WithId<mongo.Document>;
  /** What it should have. */
  words: Record<string, string[]>;
}

/** A change of the fields meanwhile has written their words. */
const rewrite = ({ document, words }: Stale, fields: readonly string[]) => ({
  updateOne: {
    filter: { _id: document._id, ...Object.fromEntries(fields.map((field) => [field, document[field]])) },
    update: { $set: { words } },
  },
});
