import type { JobTexts } from '@consulting/contracts';

/** The text of an embedded JSON element, or null. */
export function embedded(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.textContent ?? null);
}

/**
 * The job that the server rendered into this page; null on any other page. The server writes its texts into the
 * prerendered template (`JOB_PLACEHOLDERS`) and embeds them as JSON, so that the client hydrates exactly that page.
 */
export function readJobData(): JobTexts | null {
  try {
    return JSON.parse(embedded('job-data') ?? '') as JobTexts;
  } catch {
    return null;
  }
}
