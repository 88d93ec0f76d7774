import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApiKeysController } from './adapters/http/api-keys.controller.ts';
import { API_KEY_MODEL, apiKeySchema } from './adapters/mongo/api-key.schema.ts';
import { MongoApiKeyRepository } from './adapters/mongo/mongo-api-key.repository.ts';
import { ApiKeyRepository } from './application/api-keys.ports.ts';
import { ApiKeysService } from './application/api-keys.service.ts';
import { KeyCheck } from './application/key-check.ts';

/** Keys with which programs call the administrators' routes. */
@Module({
  imports: [MongooseModule.forFeature([{ name: API_KEY_MODEL, schema: apiKeySchema }])],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, KeyCheck, { provide: ApiKeyRepository, useClass: MongoApiKeyRepository }],
  exports: [KeyCheck],
})
export class KeysModule {}
