import { preview } from '../texts/lists.ts';

/**
 * The public page of a posting is prerendered once with placeholders; the server replaces them with the texts of each
 * posting, and the client shows the same. An element that repeats for each entry of a list is prerendered once, too: a list
 * item with the attribute `data-each`, whose value names the list.
 */
const markOf = (kind: string, name: string): string => `__${kind}_${name.replace(/^_/, '').toUpperCase()}__`;

/** Returns a text's placeholder: `__POSTING_TITLE__` for `title`, `__POSTING_ID__` for `_id`. */
export const postingMark = (text: string): string => markOf('POSTING', text);

/** Returns the placeholder of a text of an entry, inside the element that repeats. */
export const eachMark = (text: string): string => markOf('EACH', text);

/** Returns each text's placeholder in its place. */
export const placeholders = <Text extends string>(
  texts: readonly Text[],
  mark: (text: string) => string = postingMark,
): Record<Text, string> =>
  Object.fromEntries(texts.map((text) => [text, mark(text)])) as Record<Text, string>;

/** Returns a text as one line for search engines. */
export const lineForSearch = (text: string): string => preview(text.replace(/\s+/g, ' ').trim(), 155);
