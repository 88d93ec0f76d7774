import { BEFORE_SERVING, refreshedWords } from '../../../search/refreshed-words.ts';
import type { Migration } from '../migration.ts';

const AMOUNTS = ['salary_from', 'salary_to'] as const;

/**
 * An amount of 0, which forms took before they refused it, says nothing; neither does a period without an amount. Filters know
 * amounts for a day or an hour in cents.
 */
export const positiveAmounts: Migration = {
  number: 40,
  name: 'Pay is more than 0, and has cents for a day or an hour',
  run: async (store, connection) => {
    for (const model of ['Job', 'Project']) {
      const postings = store.collection(connection.model(model).collection.name);
      for (const amount of AMOUNTS) await postings.updateMany({ [amount]: 0 }, { $set: { [amount]: null } });
      const unpaid = { salary_from: null, salary_to: null, salary_period: { $ne: null } };
      await postings.updateMany(unpaid, { $set: { salary_period: null } });
      for await (const _ of refreshedWords(connection, model, { pace: BEFORE_SERVING }));
    }
  },
};
