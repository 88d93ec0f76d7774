import { Global, Module } from '@nestjs/common';
import { KeyedCalls } from '../../shared/http/idempotency.ts';
import { idempotencyKeysCollection } from './idempotency-key.schema.ts';
import { IdempotencyKeys } from './idempotency-keys.port.ts';
import { IdempotencySweeper } from './idempotency-sweeper.ts';
import { MongoIdempotencyKeys } from './mongo-idempotency-keys.ts';
import { StoredKeyedCalls } from './stored-keyed-calls.ts';
import { modelsOf } from '../database/collections/collection.ts';

/** Idempotency keys: a POST with an `Idempotency-Key` is carried out once, and retries get the same answer. */
@Global()
@Module({
  imports: [modelsOf(idempotencyKeysCollection)],
  providers: [
    { provide: IdempotencyKeys, useClass: MongoIdempotencyKeys },
    { provide: KeyedCalls, useClass: StoredKeyedCalls },
    IdempotencySweeper,
  ],
  exports: [IdempotencyKeys, KeyedCalls],
})
export class IdempotencyModule {}
