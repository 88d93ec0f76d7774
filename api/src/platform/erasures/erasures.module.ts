import { Global, Module } from '@nestjs/common';
import { erasureLedgerCollection } from './erasure.schema.ts';
import { Erasures } from './erasures.ts';
import { MongoErasures } from './mongo-erasures.ts';
import { Remnants } from './remnants.ts';
import { modelsOf } from '../database/collections/collection.ts';

/** The ledger of erasures, which lets a restored backup erase again what was erased after it was made. */
@Global()
@Module({
  imports: [modelsOf(erasureLedgerCollection)],
  providers: [Remnants, { provide: Erasures, useClass: MongoErasures }],
  exports: [Erasures],
})
export class ErasuresModule {}
