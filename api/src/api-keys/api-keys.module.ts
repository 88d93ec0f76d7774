import { Module } from '@nestjs/common';
import { ApiKeysController } from './adapters/http/api-keys.controller.ts';
import { apiKeysCollection } from './adapters/mongo/api-key.schema.ts';
import { MongoApiKeyRepository } from './adapters/mongo/mongo-api-key.repository.ts';
import { ApiKeyRepository } from './application/api-keys.ports.ts';
import { ApiKeysService } from './application/api-keys.service.ts';
import { KeyCheck } from './application/key-check.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** API keys, with which programs call the administrators' routes. */
@Module({
  imports: [modelsOf(apiKeysCollection)],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, KeyCheck, { provide: ApiKeyRepository, useClass: MongoApiKeyRepository }],
  exports: [KeyCheck, ApiKeysService],
})
export class KeysModule {}
