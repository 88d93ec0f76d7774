import { fill, MESSAGES, type CodedMessage, type Language } from '@consulting/contracts';
import { catalogueOf } from './catalogue.ts';

/** What a message says in a language, for what a person reads without the client. */
export function sentenceIn(language: Language, { code, message, values }: CodedMessage): string {
  const words = catalogueOf(language)[MESSAGES[code]];
  return words ? fill(words, values ?? {}) : message;
}
