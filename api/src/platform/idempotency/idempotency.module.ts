import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeyedCalls } from '../../shared/http/idempotency.ts';
import { IDEMPOTENCY_KEY_MODEL, idempotencyKeySchema } from './idempotency-key.schema.ts';
import { IdempotencyKeys } from './idempotency-keys.port.ts';
import { IdempotencySweeper } from './idempotency-sweeper.ts';
import { MongoIdempotencyKeys } from './mongo-idempotency-keys.ts';
import { StoredKeyedCalls } from './stored-keyed-calls.ts';

/** Carries out a POST with an `Idempotency-Key` once, and repeats its answer. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: IDEMPOTENCY_KEY_MODEL, schema: idempotencyKeySchema }])],
  providers: [
    { provide: IdempotencyKeys, useClass: MongoIdempotencyKeys },
    { provide: KeyedCalls, useClass: StoredKeyedCalls },
    IdempotencySweeper,
  ],
  exports: [IdempotencyKeys, KeyedCalls],
})
export class IdempotencyModule {}
