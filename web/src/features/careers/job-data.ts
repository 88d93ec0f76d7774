import type { JobTexts } from '@consulting/contracts';

/**
 * What the public page of a job shows. The server writes the same texts into the prerendered template
 * (placeholders `__JOB_…__`) and embeds them as JSON, so that the client continues the very page.
 */
export type JobData = JobTexts;

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
