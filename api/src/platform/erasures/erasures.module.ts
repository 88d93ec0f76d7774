/** The ledger of erasures, which lets a restored backup erase again what was erased after it was made. */

import { Global, Module } from '@nestjs/common';
import { erasureLedgerCollection } from './erasure.schema.ts';
import { Erasures } from './erasures.ts';
import { MongoErasures } from './mongo-erasures.ts';
import { modelsOf } from '../database/collections/collection.ts';

/** The ledger of erasures: what was erased stays erased when an older backup is restored. */
@Global()
@Module({
  imports: [modelsOf(erasureLedgerCollection)],
  providers: [{ provide: Erasures, useClass: MongoErasures }],
  exports: [Erasures],
})
export class ErasuresModule {}
