import { type Language, LANGUAGES } from '@consulting/contracts';
import type { Titled } from '../../shared/posting/posting.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import type { Target } from '../domain/target.ts';

/** Returns the title for a reader: that of a speculative application is in the reader's language. */
export function titledFor(
  { kind, title, language }: Pick<Target, 'kind' | 'title' | 'language'>,
  reader: Language,
): Titled {
  return kind === 'speculative'
    ? { title: wordsOf(reader)['title.speculative'], language: reader }
    : { title, language };
}

/** Returns the words by which a search finds applications to the target, whatever the reader's language. */
export function searchedTitle({ kind, title }: Pick<Target, 'kind' | 'title'>): string {
  if (kind !== 'speculative') return title;
  return LANGUAGES.map((language) => wordsOf(language)['title.speculative']).join(' ');
}
