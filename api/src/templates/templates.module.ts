import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminTemplatesController } from './adapters/http/admin-templates.controller.ts';
import { MongoTemplateRepository } from './adapters/mongo/mongo-template.repository.ts';
import { TEMPLATE_MODEL, templateSchema } from './adapters/mongo/template.schema.ts';
import { TemplateRepository } from './application/templates.ports.ts';
import { TemplatesService } from './application/templates.service.ts';

/** Texts that administrators keep to use again, in decisions and answers. */
@Module({
  imports: [MongooseModule.forFeature([{ name: TEMPLATE_MODEL, schema: templateSchema }])],
  controllers: [AdminTemplatesController],
  providers: [TemplatesService, { provide: TemplateRepository, useClass: MongoTemplateRepository }],
})
export class TemplatesModule {}
