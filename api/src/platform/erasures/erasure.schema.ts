import { declareCollection } from '../database/collections/collection.ts';
import { ledgerSchema } from '../ledgers/ledger-record.schema.ts';

export const erasureSchema = ledgerSchema();

export const erasureLedgerCollection = declareCollection({
  name: 'erasures',
  model: 'Erasure',
  schema: erasureSchema,
  backups: 'always',
  personal: 'none',
  keepsIds: 'The ledger: after a restore they are erased again',
  kept: 'until-deleted',
});
