import type { Language } from '@consulting/contracts';

declare const __LANGUAGE__: Language;

const saysFields = (body: unknown): boolean => typeof body === 'object' && body !== null && 'errors' in body;

/**
 * Translates the messages of an answer to the language of the page: the API answers in English, with codes. Only pages
 * in another language load the translations, and only when there is a message. What is wrong with fields is worded for
 * people in English, too.
 */
export async function inPageLanguage(body: unknown, isError = false): Promise<unknown> {
  if (__LANGUAGE__ === 'en' && !(isError && saysFields(body))) return body;
  return (await import('./localize.ts')).localize(body, isError);
}
