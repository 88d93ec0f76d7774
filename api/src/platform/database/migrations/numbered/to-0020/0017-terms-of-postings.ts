import type { Connection, mongo } from 'mongoose';
import { BEFORE_SERVING, refreshedWords } from '../../../../search/refreshed-words.ts';
import type { Migration, Store } from '../../migration.ts';

/**
 * Temporary employment is a type of contract of projects. A project may offer it only with a permit: the firm's projects do
 * if AUEG_PERMIT is set; companies have stated no permit yet, so theirs have no type.
 */
export const contractTypes: Migration = {
  number: 17,
  name: 'The temporary employment of projects is a type of contract',
  run: (store, connection, { auegPermit }) =>
    changeTerms(store, connection, {
      model: 'Project',
      from: { employment_type: 'temporary' },
      to: ({ ofCompany }) => ({
        employment_type: null,
        contract_type: ofCompany === false && auegPermit !== null ? 'temporary-employment' : null,
      }),
    }),
};

const SAYS_REMOTE = /^\s*(remote|home ?office)\s*$/i;

/** A stated workplace stays: a hybrid posting with "Remote" as its place contradicts itself. */
export const remoteWorkplaces: Migration = {
  number: 18,
  name: 'Postings whose place says "Remote" and nothing else have the workplace "remote"',
  run: async (store, connection) => {
    for (const model of ['Job', 'Project'])
      await changeTerms(store, connection, {
        model,
        from: { workplace: null },
        to: ({ location }) => (SAYS_REMOTE.test(String(location)) ? { workplace: 'remote' } : null),
      });
  },
};

/** The terms in the search text of postings, in its order. */
const SEARCHED = [
  'title',
  'location',
  'employment_type',
  'contract_type',
  'workplace',
  'duration',
  'workload',
] as const;

interface Change {
  model: string;
  /** The terms before. */
  from: Record<string, string | null>;
  /** Returns the changed terms of a posting; null leaves it as it is. */
  to: (posting: mongo.Document) => Record<string, string | null> | null;
}

/** Changes terms of postings, with their search text and its words. */
async function changeTerms(store: Store, connection: Connection, { model, from, to }: Change): Promise<void> {
  const postings = store.collection(connection.model(model).collection.name);
  const projection = Object.fromEntries([...SEARCHED, 'ofCompany'].map((field) => [field, 1]));
  const found = await postings.find(from, { projection }).toArray();
  let isChanged = false;
  for (const posting of found) {
    const terms = to(posting);
    if (!terms) continue;
    const changed: mongo.Document = { ...posting, ...terms };
    const search = SEARCHED.map((field) => changed[field] as unknown)
      .filter(Boolean)
      .join(' ');
    await postings.updateOne({ _id: posting._id, ...from }, { $set: { ...terms, search } });
    isChanged = true;
  }
  if (!isChanged) return;
  for await (const _ of refreshedWords(connection, model, { pace: BEFORE_SERVING }));
}
