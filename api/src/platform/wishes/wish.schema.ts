import { RETENTION } from '../../shared/time/retention.ts';
import { declareCollection, type AccountId } from '../database/collections/collection.ts';
import { ledgerSchema } from '../ledgers/ledger-record.schema.ts';
import { keyOf } from '../ledgers/ledgers.ts';

const schema = ledgerSchema();
schema.index({ owner: 1 });

export const ownerKey = ({ kind, id }: AccountId): string => keyOf(kind, id);

export const wishLedgerCollection = declareCollection({
  name: 'wishes',
  model: 'Wish',
  schema,
  backups: 'always',
  personal: {
    of: (account) => ({ owner: ownerKey(account) }),
    onErasure: 'remove',
    exported: { not: 'They repeat what the account, the saved searches and the pool say' },
  },
  kept: [
    {
      what: 'what people decided about their mails, role and address, for a restore',
      when: `after ${RETENTION.wishes / 86_400_000} days`,
    },
  ],
});
