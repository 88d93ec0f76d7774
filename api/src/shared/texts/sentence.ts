import { fill, MESSAGES, type CodedMessage, type Language } from '@consulting/contracts';
import { catalogueOf } from './catalogue.ts';

/** Returns a message's sentence in a language, for texts read outside the client. */
export function sentenceIn(language: Language, { code, message, values }: CodedMessage): string {
  const words = catalogueOf(language)[MESSAGES[code]];
  return words ? fill(words, values ?? {}) : message;
}
