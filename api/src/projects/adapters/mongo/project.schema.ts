import { entryKey } from '@consulting/contracts/vocabulary';
import { CONTRACT_TYPES, type ContractType } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import { FACET_FIELDS, facetsOfTerms } from '../../../shared/posting/posting-filter.ts';
import { postingFieldTypes, toPosting, type PostingFields } from '../../../shared/posting/posting-fields.ts';
import { tellsChanges } from '../../../platform/changes/tells-changes.ts';
import { keepsCounts } from '../../../platform/database/queries/kept-counts.ts';
import {
  arrivalTypes,
  indexArrivals,
  type ArrivalFields,
} from '../../../platform/search/arrivals/arrival-fields.ts';
import { facets } from '../../../platform/search/facets.ts';
import { PATH_OF_FACETS, searched } from '../../../platform/search/searched.ts';
import type { Project } from '../../domain/project.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export interface ProjectDocument extends PostingFields, ArrivalFields {
  _id: Types.ObjectId;
  title: string;
  description: string;
  technologies: string[];
  category: string[];
  start_date: Date | null;
  /** These six are missing in documents of versions that did not store them. */
  location?: string;
  duration?: string;
  workload?: string;
  contract_type?: ContractType | null;
  aueg_permit?: string;
  show_company?: boolean;
  b2bId: Types.ObjectId | null;
  /** Whether `b2bId` names a company. Stored because an index cannot count null values. */
  ofCompany: boolean;
  /** Always true while `held`, so that one field selects the public projects. */
  hidden: boolean;
  /** Missing in documents of versions that did not store it. */
  held?: boolean;
  createdAt: Date;
  /** Missing in documents of versions that did not store it. */
  changedAt?: Date;
  updatedAt?: Date;
  /** The search text besides technologies and categories (`searchTextOfProject`). */
  search: string;
  /** Raised by `lock`, so that a deletion at the same moment conflicts with it. */
  holds: number;
}

export const PROJECT_MODEL = 'Project';

const text = { type: String, default: '' };

export const projectSchema = new Schema<ProjectDocument>(
  {
    title: { type: String, required: true },
    description: { type: String, required: true },
    technologies: { type: [String], required: true },
    category: { type: [String], required: true },
    start_date: { type: Date, default: null },
    location: text,
    duration: text,
    workload: text,
    contract_type: { type: String, enum: [...CONTRACT_TYPES, null], default: null },
    aueg_permit: text,
    show_company: { type: Boolean, default: false },
    ...postingFieldTypes,
    b2bId: { type: Schema.Types.ObjectId, default: null },
    ofCompany: {
      type: Boolean,
      default(this: ProjectDocument) {
        return Boolean(this.b2bId);
      },
    },
    hidden: { type: Boolean, default: false },
    held: { type: Boolean, default: false },
    ...arrivalTypes,
    createdAt: { type: Date, required: true },
    changedAt: Date,
    search: { type: String, required: true },
    holds: { type: Number, default: 0 },
  },
  { versionKey: false },
);

// The categories and places of public ones. Lists, newest first: public ones, public ones in a category or place (facets), of
// one company, of the firm, and all; the last three also in one state.
projectSchema.index({ hidden: 1, state: 1, createdAt: -1, _id: -1 });
projectSchema.index({ hidden: 1, state: 1, category: 1, createdAt: -1, _id: -1 });
projectSchema.index({ hidden: 1, state: 1, location: 1, createdAt: -1, _id: -1 });
projectSchema.index({ hidden: 1, state: 1, [PATH_OF_FACETS]: 1, createdAt: -1, _id: -1 });
projectSchema.index({ b2bId: 1, createdAt: -1, _id: -1 });
projectSchema.index({ b2bId: 1, state: 1, createdAt: -1, _id: -1 });
projectSchema.index({ ofCompany: 1, createdAt: -1, _id: -1 });
projectSchema.index({ ofCompany: 1, state: 1, createdAt: -1, _id: -1 });
projectSchema.index({ createdAt: -1, _id: -1 });
projectSchema.index({ state: 1, createdAt: -1, _id: -1 });
indexArrivals(projectSchema);
// Projects that await review by the administration.
projectSchema.index({ held: 1, state: 1, createdAt: -1, _id: -1 });
// Projects that are due to close.
projectSchema.index({ state: 1, closesAt: 1 });

/** How a project is searched. */
export const PROJECT_SEARCH = { search: 'text', technologies: 'skills', category: 'text' } as const;
/** The fields of which the facets of a project are made. */
export const PROJECT_FACET_FIELDS = [...FACET_FIELDS, 'category', 'contract_type', 'start_date'] as const;
/** The fields by which projects are filtered. */
export const PROJECT_FILTERED = ['search', 'technologies', 'language', ...PROJECT_FACET_FIELDS] as const;
searched(projectSchema, PROJECT_SEARCH, {
  fields: PROJECT_FACET_FIELDS,
  of: (project) =>
    facets({
      ...facetsOfTerms(project),
      category: (project.category ?? []).map(entryKey),
      contract_type: project.contract_type,
      start: project.start_date,
    }),
});
keepsCounts(projectSchema);
tellsChanges(projectSchema, 'project');

export const projectsCollection = declareCollection({
  name: 'projects',
  model: PROJECT_MODEL,
  schema: projectSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ b2bId: id }),
    onErasure: 'module',
    exported: 'projects',
  },
  kept: 'until-deleted',
});

export function toProject(document: ProjectDocument): Project {
  const posting = toPosting(document);
  return {
    id: document._id.toHexString(),
    title: document.title,
    description: document.description,
    technologies: document.technologies,
    category: document.category,
    start_date: document.start_date,
    location: document.location ?? '',
    duration: document.duration ?? '',
    workload: document.workload ?? '',
    contract_type: document.contract_type ?? null,
    aueg_permit: document.aueg_permit ?? '',
    show_company: document.show_company ?? false,
    ...posting,
    // Instances of an earlier version may still write `temporary`, which became a type of contract.
    employment_type: posting.employment_type === 'temporary' ? null : posting.employment_type,
    b2bId: document.b2bId?.toHexString() ?? null,
    hidden: document.hidden,
    held: document.held ?? false,
    createdAt: document.createdAt,
    changedAt: document.changedAt ?? document.createdAt,
    updatedAt: document.updatedAt ?? document.createdAt,
  };
}
