import { Schema, type Types } from 'mongoose';
import { nameKey, type Template, type TemplateDetails } from '../../domain/template.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export interface TemplateDocument extends TemplateDetails {
  _id: Types.ObjectId;
  /** The name in the form used for comparing and sorting. */
  nameKey: string;
}

export const TEMPLATE_MODEL = 'Template';

export const templateSchema = new Schema<TemplateDocument>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    text: { type: String, required: true },
  },
  { versionKey: false },
);

templateSchema.index({ nameKey: 1 }, { unique: true });

export const templatesCollection = declareCollection({
  name: 'templates',
  model: TEMPLATE_MODEL,
  schema: templateSchema,
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
});

export function toTemplate({ _id, name, text }: TemplateDocument): Template {
  return { id: _id.toHexString(), name, text };
}

/** Returns the fields in their stored form. */
export const toFields = ({ name, text }: TemplateDetails) => ({ name, text, nameKey: nameKey(name) });
