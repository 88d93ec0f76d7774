import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@consulting/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { IncomingHttpHeaders } from 'node:http';

/** Returns the product's language that the browser prefers (RFC 9110, section 12.5.4), or the default. */
export function preferredLanguage(headers: IncomingHttpHeaders): Language {
  const language = new Negotiator({ headers }).language([...LANGUAGES]);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** The language of the reader of an answer, for the few words of an answer that nobody has typed. */
export const ReaderLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language =>
  preferredLanguage(context.switchToHttp().getRequest<FastifyRequest>().headers),
);
