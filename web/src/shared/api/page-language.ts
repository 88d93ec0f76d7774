import type { Language } from '@consulting/contracts';

declare const __LANGUAGE__: Language;

/**
 * An answer with its messages in the language of the page: the API speaks English, and its codes say what is meant. Only
 * a page in another language loads the sentences, and only once there is something to say.
 */
export async function inPageLanguage(body: unknown): Promise<unknown> {
  if (__LANGUAGE__ === 'en') return body;
  return (await import('./localize.ts')).localize(body);
}
