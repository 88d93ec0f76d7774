import { Module } from '@nestjs/common';
import { AdminTemplatesController } from './adapters/http/admin-templates.controller.ts';
import { MongoTemplateRepository } from './adapters/mongo/mongo-template.repository.ts';
import { templatesCollection } from './adapters/mongo/template.schema.ts';
import { TemplateRepository } from './application/templates.ports.ts';
import { TemplatesService } from './application/templates.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** Templates: texts that administrators reuse in decisions and answers. */
@Module({
  imports: [modelsOf(templatesCollection)],
  controllers: [AdminTemplatesController],
  providers: [TemplatesService, { provide: TemplateRepository, useClass: MongoTemplateRepository }],
})
export class TemplatesModule {}
