import { COMPANY } from '@consulting/contracts';

/** An opening, posted by the administration. Texts that were not given are empty. */
export interface Job {
  id: string;
  title: string;
  company: string;
  description: string;
  qualification: string;
  location: string;
  /** A short text for alerts and cards. */
  introduction: string;
  createdAt: Date;
  /** Of the last edit; as `createdAt` before the first. */
  changedAt: Date;
}

/** What the administration writes. In an edit a missing optional field stays as it is. */
export interface JobDetails {
  title: string;
  description: string;
  qualification: string;
  company?: string;
  location?: string;
  introduction?: string;
}

/** A new opening; the company defaults to the firm (the specification, section 5). */
export function newJob(details: JobDetails, id: string, createdAt: Date): Job {
  return {
    id,
    title: details.title,
    company: details.company || COMPANY.name,
    description: details.description,
    qualification: details.qualification,
    location: details.location ?? '',
    introduction: details.introduction ?? '',
    createdAt,
    changedAt: createdAt,
  };
}

/** An edited opening: a field that was not sent stays, a company that was emptied is the firm again. */
export function editJob(job: Job, details: JobDetails, changedAt: Date): Job {
  return {
    ...job,
    title: details.title,
    company: details.company === undefined ? job.company : details.company || COMPANY.name,
    description: details.description,
    qualification: details.qualification,
    location: details.location ?? job.location,
    introduction: details.introduction ?? job.introduction,
    changedAt,
  };
}
