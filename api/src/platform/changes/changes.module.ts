import { Global, Module } from '@nestjs/common';
import { modelsOf } from '../database/collections/collection.ts';
import { MongoRemovals } from './mongo-removals.ts';
import { removalsCollection } from './removal.schema.ts';
import { Removals } from './removals.ts';

/** Tells programs what has changed and what was removed. */
@Global()
@Module({
  imports: [modelsOf(removalsCollection)],
  providers: [{ provide: Removals, useClass: MongoRemovals }],
  exports: [Removals],
})
export class ChangesModule {}
