import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@consulting/contracts';
import Negotiator from 'negotiator';
import type { IncomingHttpHeaders } from 'node:http';

/** Which of our languages the browser would rather read (RFC 9110, section 12.5.4); the first without any wish. */
export function preferredLanguage(headers: IncomingHttpHeaders): Language {
  const language = new Negotiator({ headers }).language([...LANGUAGES]);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
