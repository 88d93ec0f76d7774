import { DEFAULT_LANGUAGE, type Language } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import {
  AVAILABILITY_FILTERED,
  availabilityTypes,
  toAvailability,
  type StoredAvailability,
} from '../../../shared/person/availability-fields.ts';
import { experienceSchema, qualificationSchema } from '../../../shared/person/field-schemas.ts';
import { languageType } from '../../../shared/posting/written-in.ts';
import { tellsChanges } from '../../../platform/changes/tells-changes.ts';
import { keepsCounts } from '../../../platform/database/queries/kept-counts.ts';
import {
  arrivalTypes,
  indexArrivals,
  type ArrivalFields,
} from '../../../platform/search/arrivals/arrival-fields.ts';
import { searched, type SearchedFields } from '../../../platform/search/searched.ts';
import { CONSULTANT_AUDIENCES, type Consultant } from '../../domain/consultant.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export type ConsultantDocument = Omit<Consultant, 'id' | 'language' | 'listed' | keyof StoredAvailability> &
  StoredAvailability &
  ArrivalFields & {
    /** Missing in documents of versions that did not store it. */
    language?: Language;
    _id: Types.ObjectId;
    /** True for a consultant who is not in lists, null (or missing, in older documents) for the others. */
    unlisted?: true | null;
    /** Raised by `lock`, so that a deletion at the same moment conflicts with it. */
    holds: number;
  };

export const CONSULTANT_MODEL = 'Consultant';

const text = { type: String, default: '' };

export const consultantSchema = new Schema<ConsultantDocument>(
  {
    language: languageType,
    name: { type: String, required: true },
    email: text,
    skills: { type: [String], required: true },
    position: text,
    rate: text,
    availability: text,
    ...availabilityTypes,
    qualification: [qualificationSchema],
    experience: [experienceSchema],
    projects: { type: [String], required: true },
    unlisted: { type: Boolean, default: null },
    ...arrivalTypes,
    createdAt: { type: Date, required: true },
    holds: { type: Number, default: 0 },
  },
  { versionKey: false },
);

consultantSchema.index({ createdAt: -1, _id: -1 });
// Lists of companies and visitors.
consultantSchema.index({ unlisted: 1, createdAt: -1, _id: -1 });
indexArrivals(consultantSchema);

/** How they are searched; whom it is open to is in the audiences. */
export const CONSULTANT_SEARCH = {
  name: 'name',
  position: 'text',
  skills: 'skills',
  email: 'name',
} as const satisfies SearchedFields<(typeof CONSULTANT_AUDIENCES.administration.searches)[number]>;
/** The fields by which consultants are filtered. */
export const CONSULTANT_FILTERED = [
  ...Object.keys(CONSULTANT_SEARCH),
  'language',
  'unlisted',
  ...AVAILABILITY_FILTERED,
] as const;
searched(consultantSchema, CONSULTANT_SEARCH);
keepsCounts(consultantSchema);
tellsChanges(consultantSchema, 'consultant');

export const consultantsCollection = declareCollection({
  name: 'consultants',
  model: CONSULTANT_MODEL,
  schema: consultantSchema,
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
});

export function toConsultant(document: ConsultantDocument): Consultant {
  return {
    id: document._id.toHexString(),
    language: document.language ?? DEFAULT_LANGUAGE,
    name: document.name,
    email: document.email,
    skills: document.skills,
    position: document.position,
    rate: document.rate,
    availability: document.availability,
    ...toAvailability(document),
    qualification: document.qualification,
    experience: document.experience,
    projects: document.projects,
    listed: document.unlisted !== true,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt ?? document.createdAt,
  };
}
