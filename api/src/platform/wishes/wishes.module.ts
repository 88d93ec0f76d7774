import { Global, Module } from '@nestjs/common';
import { modelsOf } from '../database/collections/collection.ts';
import { MongoWishes } from './mongo-wishes.ts';
import { wishLedgerCollection } from './wish.schema.ts';
import { Wishes } from './wishes.ts';

/** The ledger of wishes, which lets a restored backup respect what people have decided after it was made. */
@Global()
@Module({
  imports: [modelsOf(wishLedgerCollection)],
  providers: [{ provide: Wishes, useClass: MongoWishes }],
  exports: [Wishes],
})
export class WishesModule {}
