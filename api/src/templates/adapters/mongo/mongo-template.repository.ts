import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { everyWord } from '../../../platform/database/queries/every-word.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { orRefused } from '../../../platform/database/mongo-errors.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { TemplateRepository } from '../../application/templates.ports.ts';
import { nameTaken, type Template } from '../../domain/template.ts';
import { TEMPLATE_MODEL, toFields, toTemplate, type TemplateDocument } from './template.schema.ts';

@Injectable()
export class MongoTemplateRepository extends TemplateRepository {
  constructor(@InjectModel(TEMPLATE_MODEL) private readonly model: Model<TemplateDocument>) {
    super();
  }

  async add(template: Template): Promise<void> {
    await orRefused(this.model.create([{ _id: template.id, ...toFields(template) }]), nameTaken);
  }

  async find(id: string): Promise<Template | null> {
    const found = await this.model.findById(id).lean<TemplateDocument>();
    return found && toTemplate(found);
  }

  page(q: string | undefined, request: PageRequest): Promise<Page<Template>> {
    const filter = everyWord(q, ['name', 'text']);
    return findPage(this.model, { filter, sort: { nameKey: 1 }, request }, toTemplate);
  }

  async replace(template: Template): Promise<boolean> {
    const write = this.model.updateOne({ _id: template.id }, { $set: toFields(template) });
    return (await orRefused(write, nameTaken)).matchedCount === 1;
  }

  async remove(id: string): Promise<Template | null> {
    const removed = await this.model.findOneAndDelete({ _id: id }).lean<TemplateDocument>();
    return removed && toTemplate(removed);
  }
}
