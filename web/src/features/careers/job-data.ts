import type { JobTexts } from '@consulting/contracts';

/**
 * What the public page of a job shows. The server writes the same texts into the prerendered template
 * (`JOB_PLACEHOLDERS`) and embeds them as JSON, so that the client continues the very page.
 */
export type JobData = JobTexts;

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
