import type { Language } from '@consulting/contracts';
import type { ReactNode } from 'react';

/** An entry whose texts have a language of their own; null for names, which have none. */
interface InLanguage {
  language?: Language | null;
}

/** The `lang` attribute for an element with texts of an entry. */
export const langOf = (entry: InLanguage | undefined): Language | undefined => entry?.language ?? undefined;

/** Renders a text of an entry with the entry's `lang`. */
export const withLang = (entry: InLanguage, text: string): ReactNode =>
  text && <span lang={langOf(entry)}>{text}</span>;

/** `lang` of texts whose language the author did not state. */
export const UNKNOWN_LANGUAGE = '';
