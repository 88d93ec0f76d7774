/** The text of an embedded JSON element, or null. */
export function embedded(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.textContent ?? null);
}

/** The element with the texts of the posting. */
export const PAGE_DATA = 'posting-data';

/**
 * The texts of the posting that the server rendered into this page; null on any other page. The server writes them into
 * the prerendered template (`postingMark`) and embeds them as JSON, so that the client hydrates exactly that page.
 */
export function readPageData(): { _id: string } | null {
  try {
    return JSON.parse(embedded(PAGE_DATA) ?? '') as { _id: string };
  } catch {
    return null;
  }
}
