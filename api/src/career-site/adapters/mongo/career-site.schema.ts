import { LANGUAGES, type JobPageContent } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { fileSchema } from '../../../shared/person/field-schemas.ts';
import type { CareerSite } from '../../domain/career-site.ts';

/** The id of the only document. */
export const SITE = 'site';

export interface CareerSiteDocument extends CareerSite {
  _id: typeof SITE;
  /** Raised by `lock`, so that two changes at the same moment conflict. */
  holds: number;
}

export interface JobPageDocument extends JobPageContent {
  /** The id of the job. */
  _id: Types.ObjectId;
}

export const CAREER_SITE_MODEL = 'CareerSite';
export const JOB_PAGE_MODEL = 'JobPage';

const text = { type: String, default: '' };
const part = { _id: false, id: false };
const inLanguages = new Schema(Object.fromEntries(LANGUAGES.map((language) => [language, text])), part);
const benefitSchema = new Schema({ title: inLanguages, text: inLanguages }, part);
const stepSchema = new Schema({ day: inLanguages, title: inLanguages, text: inLanguages }, part);

const portraitSchema = new Schema(
  {
    id: { type: String, required: true },
    files: [{ width: Number, file: fileSchema, _id: false }],
    consent: { on: String, notedBy: String, notedAt: Date },
  },
  part,
);

const memberSchema = new Schema(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    role: inLanguages,
    sentence: inLanguages,
    phone: text,
    email: text,
    shown: { type: Boolean, required: true },
    portrait: { type: portraitSchema, default: null },
  },
  part,
);

export const careerSiteSchema = new Schema<CareerSiteDocument>(
  {
    _id: String,
    contact: { type: String, default: null },
    team: [memberSchema],
    steps: [stepSchema],
    benefits: [benefitSchema],
    holds: { type: Number, default: 0 },
  },
  { versionKey: false },
);

export const careerSiteCollection = declareCollection({
  name: 'careersite',
  model: CAREER_SITE_MODEL,
  schema: careerSiteSchema,
  backups: 'always',
  // The team has no accounts. Members and portraits are erased by administrators.
  personal: 'none',
  kept: 'until-deleted',
});

export const jobPageSchema = new Schema<JobPageDocument>(
  {
    contact: { type: String, default: null },
    team: { type: [String], default: null },
    steps: { type: [stepSchema], default: null },
    benefits: { type: [benefitSchema], default: null },
  },
  { versionKey: false },
);

// Where a removed member of the team is named.
jobPageSchema.index({ contact: 1 });
jobPageSchema.index({ team: 1 });

export const jobPagesCollection = declareCollection({
  name: 'jobpages',
  model: JOB_PAGE_MODEL,
  schema: jobPageSchema,
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
});
