import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@consulting/contracts';
import Negotiator from 'negotiator';
import type { IncomingHttpHeaders } from 'node:http';

/** Returns the product's language that the browser prefers (RFC 9110, section 12.5.4), or the default. */
export function preferredLanguage(headers: IncomingHttpHeaders): Language {
  const language = new Negotiator({ headers }).language([...LANGUAGES]);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
