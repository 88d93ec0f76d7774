import { JOB_FIELDS, jobContent } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import { FACET_FIELDS, facetsOfTerms } from '../../../shared/posting/posting-filter.ts';
import { postingFieldTypes, toPosting } from '../../../shared/posting/posting-fields.ts';
import { tellsChanges } from '../../../platform/changes/tells-changes.ts';
import { keepsCounts } from '../../../platform/database/queries/kept-counts.ts';
import {
  arrivalTypes,
  indexArrivals,
  type ArrivalFields,
} from '../../../platform/search/arrivals/arrival-fields.ts';
import { facets } from '../../../platform/search/facets.ts';
import { PATH_OF_FACETS, searched } from '../../../platform/search/searched.ts';
import type { Job } from '../../domain/job.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export interface JobDocument extends Omit<Job, 'id' | 'changedAt'>, ArrivalFields {
  _id: Types.ObjectId;
  /** Missing in documents of versions that did not store it. */
  changedAt?: Date;
  /** The search text (`searchTextOfJob`). */
  search: string;
  /** Raised by `lock`, so that a deletion at the same moment conflicts with it. */
  holds: number;
}

export const JOB_MODEL = 'Job';

const texts = Object.fromEntries(JOB_FIELDS.map((field) => [field, { type: String, default: '' }]));

export const jobSchema = new Schema<JobDocument>(
  {
    ...texts,
    title: { type: String, required: true },
    ...postingFieldTypes,
    ...arrivalTypes,
    createdAt: { type: Date, required: true },
    changedAt: Date,
    search: { type: String, required: true },
    holds: { type: Number, default: 0 },
  },
  { versionKey: false },
);

// The places of those in one state. Lists, newest first: public ones in one state, in one state and place (a facet); all for
// the administration, in one place.
jobSchema.index({ state: 1, createdAt: -1, _id: -1 });
jobSchema.index({ state: 1, location: 1, createdAt: -1, _id: -1 });
jobSchema.index({ state: 1, [PATH_OF_FACETS]: 1, createdAt: -1, _id: -1 });
jobSchema.index({ [PATH_OF_FACETS]: 1, createdAt: -1, _id: -1 });
jobSchema.index({ createdAt: -1, _id: -1 });
indexArrivals(jobSchema);
// Jobs that are due to close.
jobSchema.index({ state: 1, closesAt: 1 });

/** How a job is searched. */
export const JOB_SEARCH = { search: 'text' } as const;
// The qualification is no part of a search: it names skills, by which a reader's list may begin.
searched(
  jobSchema,
  { ...JOB_SEARCH, qualification: 'concepts' },
  { fields: FACET_FIELDS, of: (job) => facets(facetsOfTerms(job)) },
);
/** The fields by which jobs are filtered. */
export const JOB_FILTERED = ['search', 'language', ...FACET_FIELDS] as const;
keepsCounts(jobSchema);
tellsChanges(jobSchema, 'job');

export const jobsCollection = declareCollection({
  name: 'jobs',
  model: JOB_MODEL,
  schema: jobSchema,
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
});

export function toJob(document: JobDocument): Job {
  return {
    id: document._id.toHexString(),
    ...jobContent(document),
    ...toPosting(document),
    createdAt: document.createdAt,
    changedAt: document.changedAt ?? document.createdAt,
    updatedAt: document.updatedAt ?? document.createdAt,
  };
}
