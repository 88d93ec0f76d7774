import { JOB_FIELDS, jobContent } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import type { Job } from '../../domain/job.ts';

export interface JobDocument extends Omit<Job, 'id' | 'changedAt'> {
  _id: Types.ObjectId;
  /** Missing in documents of versions that did not store it. */
  changedAt?: Date;
  /** Title and location in one text: what the careers page searches (the specification, section 5). */
  search: string;
  /** Raised by `hold`, so that a deletion at the same moment conflicts with it. */
  holds: number;
}

export const JOB_MODEL = 'Job';

const texts = Object.fromEntries(JOB_FIELDS.map((field) => [field, { type: String, default: '' }]));

export const jobSchema = new Schema<JobDocument>(
  {
    ...texts,
    title: { type: String, required: true },
    createdAt: { type: Date, required: true },
    changedAt: Date,
    search: { type: String, required: true },
    holds: { type: Number, default: 0 },
  },
  { collection: 'jobs', versionKey: false },
);

jobSchema.index({ createdAt: -1, _id: -1 });
jobSchema.index({ location: 1, createdAt: -1, _id: -1 });

export function searchText({ title, location }: { title: string; location: string }): string {
  return `${title} ${location}`;
}

export function toJob(document: JobDocument): Job {
  return {
    id: document._id.toHexString(),
    ...jobContent(document),
    createdAt: document.createdAt,
    changedAt: document.changedAt ?? document.createdAt,
  };
}
