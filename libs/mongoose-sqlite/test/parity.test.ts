import type { Connection, Mongoose } from 'mongoose';
import { batchCases } from './support/batches.ts';
import { crudCases } from './support/crud.ts';
import { engines } from './support/engines.ts';
import { exceptions } from './support/exceptions.ts';
import { indexCases } from './support/indexes.ts';
import { modelCases } from './support/models.ts';
import { transactionCases } from './support/transactions.ts';

/** The fresh database of a case. */
export interface World {
  instance: Mongoose;
  connection: Connection;
}
export type Cases = Record<string, (world: World) => Promise<void>>;

const all: Cases = { ...crudCases, ...batchCases, ...indexCases, ...modelCases, ...transactionCases };

describe.each(engines)('parity on $name', (engine) => {
  it.each(Object.keys(all))(
    '%s',
    async (name) => {
      const { close, standIn, ...world } = await engine.open();
      try {
        if (standIn && name in exceptions) await expect(all[name]!(world)).rejects.toThrow();
        else await all[name]!(world);
      } finally {
        await close();
      }
    },
    60_000,
  );
});

it('every exception names a case', () => {
  expect(Object.keys(exceptions).filter((name) => !(name in all))).toEqual([]);
});
