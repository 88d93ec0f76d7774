/** The ledger of erasures, which lets a restored backup erase again what was erased after it was made. */

import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ErasureSchema } from './erasure.schema.ts';
import { Erasures } from './erasures.ts';
import { MongoErasures } from './mongo-erasures.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Erasure', schema: ErasureSchema }])],
  providers: [{ provide: Erasures, useClass: MongoErasures }],
  exports: [Erasures],
})
export class ErasuresModule {}
