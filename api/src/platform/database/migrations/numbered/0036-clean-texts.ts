import type { Connection, mongo } from 'mongoose';
import { cleanText } from '@consulting/contracts';
import { BEFORE_SERVING, refreshedWords, searchedModels } from '../../../search/refreshed-words.ts';
import { isDuplicateKey } from '../../mongo-errors.ts';
import type { Migration, Store } from '../migration.ts';

/** The models with texts that people have written. Whatever else they hold is plain, and cleaning leaves it as it is. */
const WRITTEN = [
  'Job',
  'Project',
  'User',
  'Consultant',
  'Employee',
  'CareerSite',
  'JobPage',
  'Application',
  'GuestApplication',
  'Conversation',
  'Message',
  'Note',
  'Template',
  'Stages',
  'Appointment',
  'Proposal',
  'SavedSearch',
];

/** Fields of one line; all others may have several. */
const LINE =
  /^(title|location|city|country|phone|position|role|company|course|university|year|sector|duration|workload|search)$|[nN]ame$|[eE]mail/;

/** Documents read at once. */
const BATCH = 500;

/** Texts that came in before texts were cleaned; one that has got another document's address by that stays as it was. */
export const cleanTexts: Migration = {
  number: 36,
  name: 'Texts hold no invisible signs, and one kind of blank and of line break',
  run: async (store, connection) => {
    const searched = new Set(searchedModels(connection));
    for (const model of WRITTEN) {
      const isChanged = await cleanDocuments(store, connection, model);
      if (isChanged && searched.has(model))
        for await (const _ of refreshedWords(connection, model, { pace: BEFORE_SERVING }));
    }
  },
};

async function cleanDocuments(store: Store, connection: Connection, model: string): Promise<boolean> {
  const documents = store.collection(connection.model(model).collection.name);
  let isChanged = false;
  for (let last: mongo.Document | undefined; ;) {
    const found = await documents
      .find(last ? { _id: { $gt: last['_id'] } } : {})
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    for (const { _id, ...document } of found) {
      const fields = Object.entries(document).map(
        ([name, value]) => [name, value, clean(value, name)] as const,
      );
      const changed = fields.filter(([, before, after]) => after !== before);
      if (changed.length === 0) continue;
      await documents
        .updateOne({ _id }, { $set: Object.fromEntries(changed.map(([name, , after]) => [name, after])) })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
      isChanged = true;
    }
    if (found.length < BATCH) return isChanged;
    last = found.at(-1);
  }
}

/** Returns the value with clean texts: the same one if all are clean. */
function clean(value: unknown, name: string): unknown {
  if (typeof value === 'string') return cleanText(value, LINE.test(name) ? 'line' : 'text');
  if (Array.isArray(value)) {
    const entries = value.map((entry) => clean(entry, name));
    return entries.some((entry, at) => entry !== value[at]) ? entries : value;
  }
  // Ids, dates and bytes are of classes of their own.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const fields = Object.entries(value).map(([inner, each]) => [inner, each, clean(each, inner)] as const);
  return fields.some(([, before, after]) => after !== before)
    ? Object.fromEntries(fields.map(([inner, , after]) => [inner, after]))
    : value;
}
