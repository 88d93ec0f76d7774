import {
  COMPANY,
  jobContent,
  postingTerms,
  type JobContent,
  type PostingTerms,
  type SaidTerms,
} from '@consulting/contracts';
import type { Naming } from '@consulting/contracts/vocabulary';
import {
  asOf,
  assertSalary,
  newLifeCycle,
  withClosingDay,
  type Checked,
  type LifeCycle,
  type NewState,
} from '../../shared/posting/posting.ts';

/** A job, posted by the administration. */
export interface Job extends JobContent, PostingTerms, LifeCycle, Checked {
  id: string;
  /** When it was posted; of a draft, when it was written. */
  createdAt: Date;
  /** When it was last edited; same as `createdAt` before that. */
  changedAt: Date;
  /** When it was last written in any way; missing before it is stored. */
  updatedAt?: Date | undefined;
}

/** The fields that the administration writes. In an edit, a missing optional field stays as it is. */
export type JobDetails = Pick<JobContent, 'title' | 'description' | 'qualification'> &
  Partial<JobContent> &
  SaidTerms &
  Partial<Checked> & { closes_at?: string | null };

/** Returns what the form of a job edits, as the API shows it. */
export function editableOfJob(job: Job) {
  return {
    ...jobContent(job),
    ...postingTerms(job),
    closes_at: job.closes_at,
    dismissed: job.dismissed,
  };
}

/** Returns the texts that name the skills of a job. */
export const namingOfJob = ({
  title,
  qualification,
}: Pick<JobContent, 'title' | 'qualification'>): Naming => ({
  texts: [title, qualification],
});

/** Returns a new job; the company defaults to the firm (the specification, section 5). */
export function newJob(details: JobDetails & { state?: NewState }, id: string, createdAt: Date): Job {
  const job: Job = {
    id,
    ...jobContent(details),
    company: details.company || COMPANY.name,
    ...postingTerms(details),
    ...newLifeCycle(details, createdAt),
    dismissed: details.dismissed ?? [],
    createdAt,
    changedAt: createdAt,
  };
  assertSalary(job);
  return job;
}

/** Returns the edited job: fields that were not sent stay, an emptied company becomes the firm again. */
export function editJob(before: Job, details: JobDetails, changedAt: Date): Job {
  const content = jobContent(details, before);
  const job: Job = {
    ...before,
    ...content,
    company: content.company || COMPANY.name,
    ...postingTerms(details, before),
    ...withClosingDay(asOf(before, changedAt), details.closes_at, changedAt),
    dismissed: details.dismissed ?? before.dismissed,
    changedAt,
  };
  assertSalary(job);
  return job;
}

/** Returns a copy as a draft, without a last day. */
export function copyOfJob(job: Job, id: string, createdAt: Date): Job {
  const { dismissed } = job;
  return newJob({ ...jobContent(job), ...postingTerms(job), dismissed, state: 'draft' }, id, createdAt);
}

/** Returns the searched text: title and location (the specification, section 5), and how and where one works. */
export function searchTextOfJob(job: Pick<JobContent, 'title' | 'location'> & SaidTerms): string {
  return [job.title, job.location, job.employment_type, job.workplace].filter(Boolean).join(' ');
}
