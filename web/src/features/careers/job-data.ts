import { jobPath, preview } from '@consulting/contracts';
import type { Job } from '../../shared/api/types.ts';

/**
 * What the public page of a job shows. The server writes the same texts into the prerendered template
 * (placeholders `__JOB_…__`) and embeds them as JSON, so that the client continues the very page.
 */
export interface JobData {
  _id: string;
  /** `{slug}-{id}` */
  path: string;
  title: string;
  company: string;
  location: string;
  qualification: string;
  introduction: string;
  description: string;
  /** Long US date of the posting, UTC. */
  date: string;
  /** One line for search engines. */
  meta: string;
}

/** The template's texts while it is prerendered. */
export const PLACEHOLDERS: JobData = {
  _id: '__JOB_ID__',
  path: '__JOB_PATH__',
  title: '__JOB_TITLE__',
  company: '__JOB_COMPANY__',
  location: '__JOB_LOCATION__',
  qualification: '__JOB_QUALIFICATION__',
  introduction: '__JOB_INTRODUCTION__',
  description: '__JOB_DESCRIPTION__',
  date: '__JOB_DATE__',
  meta: '__JOB_META__',
};

/** The texts of a job that was loaded from the API. */
export function jobData(job: Job): JobData {
  return {
    _id: job._id,
    path: jobPath({ id: job._id, title: job.title }).slice('/career/'.length),
    title: job.title,
    company: job.company,
    location: job.location ?? '',
    qualification: job.qualification || 'Not specified',
    introduction: job.introduction ?? '',
    description: job.description,
    date: new Date(job.createdAt).toLocaleDateString('en-US', {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
    meta: preview((job.introduction || job.description).replace(/\s+/g, ' ').trim(), 155),
  };
}

/** Text of an embedded JSON element of the page, or null. */
export function embedded(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.textContent ?? null);
}

/** The job this page was filled with by the server; null on any other page. */
export function readJobData(): JobData | null {
  try {
    return JSON.parse(embedded('job-data') ?? '') as JobData;
  } catch {
    return null;
  }
}
