import type { Language } from '@consulting/contracts';

/** A part of a profile's document. `words` stand beside each other, the entries of a `list` below each other. */
export interface SheetPart {
  heading: string;
  kind: 'lines' | 'words' | 'list';
  values: string[];
}

/** All texts of a profile's document, from top to bottom. */
export interface Sheet {
  language: Language;
  title: string;
  headline: string;
  parts: SheetPart[];
  /** At the foot of each page. */
  firm: string;
  /** With `{page}` and `{pages}`. */
  page: string;
}

/** What the thread does: it writes a document, or returns the characters of a text that documents cannot show. */
export type SheetTask = { sheet: Sheet } | { text: string };
