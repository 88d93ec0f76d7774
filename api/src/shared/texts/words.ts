import { NEWS_WORDS, WORDS, type Language, type NewsWords, type Words } from '@consulting/contracts';
import { catalogueOf } from './catalogue.ts';

/** Returns the words that the server shares with the client, in a language. */
export function wordsOf(language: Language): Words & NewsWords {
  const catalogue = catalogueOf(language);
  const entries = Object.entries({ ...WORDS, ...NEWS_WORDS }).map(([key, text]) => [
    key,
    catalogue[text] ?? text,
  ]);
  return Object.fromEntries(entries) as Words & NewsWords;
}
