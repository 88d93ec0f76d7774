import {
  COMPANY,
  jobContent,
  postingTerms,
  type JobContent,
  type PostingTerms,
  type SaidTerms,
} from '@consulting/contracts';
import {
  asOf,
  assertSalary,
  newLifeCycle,
  withClosingDay,
  type LifeCycle,
  type NewState,
} from '../../shared/posting/posting.ts';

/** An opening, posted by the administration. */
export interface Job extends JobContent, PostingTerms, LifeCycle {
  id: string;
  /** When it was posted; of a draft, when it was written. */
  createdAt: Date;
  /** Of the last edit; as `createdAt` before the first. */
  changedAt: Date;
}

/** What the administration writes. In an edit a missing optional field stays as it is. */
export type JobDetails = Pick<JobContent, 'title' | 'description' | 'qualification'> &
  Partial<JobContent> &
  SaidTerms & { closes_at?: string | null };

/** A new opening; the company defaults to the firm (the specification, section 5). */
export function newJob(details: JobDetails & { state?: NewState }, id: string, createdAt: Date): Job {
  const job: Job = {
    id,
    ...jobContent(details),
    company: details.company || COMPANY.name,
    ...postingTerms(details),
    ...newLifeCycle(details, createdAt),
    createdAt,
    changedAt: createdAt,
  };
  assertSalary(job);
  return job;
}

/** An edited opening: a field that was not sent stays, a company that was emptied is the firm again. */
export function editJob(before: Job, details: JobDetails, changedAt: Date): Job {
  const content = jobContent(details, before);
  const job: Job = {
    ...before,
    ...content,
    company: content.company || COMPANY.name,
    ...postingTerms(details, before),
    ...withClosingDay(asOf(before, changedAt), details.closes_at, changedAt),
    changedAt,
  };
  assertSalary(job);
  return job;
}

/** A copy as a draft: without a last day, and posted by nobody yet. */
export function copyOfJob(job: Job, id: string, createdAt: Date): Job {
  return newJob({ ...jobContent(job), ...postingTerms(job), state: 'draft' }, id, createdAt);
}

/** What the careers page searches: title and location (the specification, section 5), and how and where one works. */
export function searchTextOfJob(job: Pick<JobContent, 'title' | 'location'> & SaidTerms): string {
  return [job.title, job.location, job.employment_type, job.workplace].filter(Boolean).join(' ');
}
