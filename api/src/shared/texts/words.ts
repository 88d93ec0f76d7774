import { WORDS, type Language, type Words } from '@consulting/contracts';
import { catalogueOf } from './catalogue.ts';

/** Returns the words that the server shares with the client, in a language. */
export function wordsOf(language: Language): Words {
  const catalogue = catalogueOf(language);
  const entries = Object.entries(WORDS).map(([key, text]) => [key, catalogue[text] ?? text]);
  return Object.fromEntries(entries) as Words;
}
