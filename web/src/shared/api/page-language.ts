import type { Language } from '@consulting/contracts';

declare const __LANGUAGE__: Language;

/**
 * Translates the messages of an answer to the language of the page: the API answers in English, with codes. Only pages
 * in another language load the translations, and only when there is a message.
 */
export async function inPageLanguage(body: unknown, isError = false): Promise<unknown> {
  if (__LANGUAGE__ === 'en') return body;
  return (await import('./localize.ts')).localize(body, isError);
}
