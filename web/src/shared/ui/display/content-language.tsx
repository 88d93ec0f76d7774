import type { Language } from '@consulting/contracts';
import type { ReactNode } from 'react';

/** What has texts in a language of its own; null where it is a name, which has none. */
interface InLanguage {
  language?: Language | null;
}

/** The language of an entry, as an element with its texts carries it. */
export const langOf = (entry: InLanguage | undefined): Language | undefined => entry?.language ?? undefined;

/** A text of an entry, in the entry's language. */
export const withLang = (entry: InLanguage, text: string): ReactNode =>
  text && <span lang={langOf(entry)}>{text}</span>;

/** `lang` of what people write without saying in which language: nobody knows it. */
export const UNKNOWN_LANGUAGE = '';
