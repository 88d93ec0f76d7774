import type { Connection, mongo } from 'mongoose';
import { setImmediate as turn } from 'node:timers/promises';
import { searchedFields, wordsIn } from '../../search/searched.ts';
import { createDeclared } from '../indexes.ts';
import type { Migration, Store } from './migration.ts';

/** Models whose documents are searched. */
const MODELS = ['Job', 'Project', 'User', 'Consultant', 'Employee', 'Application', 'Conversation', 'Audit'];

/** Documents that are written at a time. */
const BATCH = 200;

/** Documents keep what the index of searches has of them; until they have it they are not found. */
export const searchWords: Migration = {
  number: 11,
  name: 'What is searched gets an index',
  async run(store, connection) {
    for (const model of MODELS) {
      await fill(store, connection, model);
      await createDeclared(store, connection, model);
    }
  },
};

/** What was written or changed meanwhile is looked for again, until there is nothing. */
async function fill(store: Store, connection: Connection, model: string): Promise<void> {
  const { schema, collection } = connection.model(model);
  const fields = searchedFields(schema);
  const documents = store.collection(collection.name);
  let [behind, isDone]: [mongo.Document, boolean] = [{}, true];
  for (;;) {
    const found = await documents
      .find({ ...behind, words: { $exists: false } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    if (found.length === 0 && isDone) return;
    if (found.length === 0) {
      [behind, isDone] = [{}, true];
      continue;
    }
    isDone = false;
    await documents.bulkWrite(
      found.map((document) => ({
        updateOne: {
          // Changed meanwhile, it has either got them or is looked at again.
          filter: {
            _id: document._id,
            ...Object.fromEntries(fields.map((field) => [field, document[field]])),
          },
          update: { $set: { words: wordsIn(document, fields) } },
        },
      })),
    );
    behind = { _id: { $gt: found.at(-1)?._id } };
    await turn();
  }
}
