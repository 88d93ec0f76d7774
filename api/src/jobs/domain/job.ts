import { COMPANY, jobContent, type JobContent } from '@consulting/contracts';

/** An opening, posted by the administration. */
export interface Job extends JobContent {
  id: string;
  createdAt: Date;
  /** Of the last edit; as `createdAt` before the first. */
  changedAt: Date;
}

/** What the administration writes. In an edit a missing optional text stays as it is. */
export type JobDetails = Pick<JobContent, 'title' | 'description' | 'qualification'> & Partial<JobContent>;

/** A new opening; the company defaults to the firm (the specification, section 5). */
export function newJob(details: JobDetails, id: string, createdAt: Date): Job {
  const company = details.company || COMPANY.name;
  return { id, ...jobContent(details), company, createdAt, changedAt: createdAt };
}

/** An edited opening: a field that was not sent stays, a company that was emptied is the firm again. */
export function editJob(job: Job, details: JobDetails, changedAt: Date): Job {
  const content = jobContent(details, job);
  return { ...job, ...content, company: content.company || COMPANY.name, changedAt };
}
