import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ErasureSchema } from './erasure.schema.ts';
import { Erasures } from './erasures.ts';
import { MongoErasures } from './mongo-erasures.ts';

/** The ledger of erasures: what was erased stays erased when an older backup is restored. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Erasure', schema: ErasureSchema }])],
  providers: [{ provide: Erasures, useClass: MongoErasures }],
  exports: [Erasures],
})
export class ErasuresModule {}
