import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { RouteOptions } from './route-options.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `@Deprecated`. */
    deprecation?: Deprecation;
  }
}

/** What programs should stop using; the days are `YYYY-MM-DD`. */
export interface Deprecation {
  since: string;
  /** From this day on it may be gone: six months after `since` at the earliest. */
  sunset: string;
  /** A sentence about what to use instead. */
  instead: string;
}

/** The extension that the document replaces by `deprecated` and `x-sunset` (`platform/openapi/deprecations.ts`). */
export const DEPRECATION = 'x-deprecation';

/** Where changes for programs are told: a page, of which programs without one have the feed beside it. */
export const CHANGES_PAGE = '/docs/changes';

/** The header `Link` of what will end. */
export const DEPRECATION_LINK = `<${CHANGES_PAGE}>; rel="deprecation"; type="text/html"`;

const NOTICE_MONTHS = 6;

/** Error for a sunset that comes earlier than docs/api.md promises. */
function announced(deprecation: Deprecation): Deprecation {
  const earliest = new Date(deprecation.since);
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS);
  if (!(new Date(deprecation.sunset) >= earliest))
    throw new Error(
      `A sunset comes ${NOTICE_MONTHS} months after the announcement: ${JSON.stringify(deprecation)}`,
    );
  return deprecation;
}

/**
 * Announces the end of an operation: in the document, and in `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` of each of its
 * answers. Throws an Error when the end comes too soon.
 */
export const Deprecated = (deprecation: Deprecation): MethodDecorator =>
  applyDecorators(
    RouteOptions({ deprecation: announced(deprecation) }),
    ApiExtension(DEPRECATION, deprecation),
  );

/** The same for a field, as an option of its `ApiProperty`. No header tells of it. */
export const deprecatedField = (deprecation: Deprecation): object => ({
  [DEPRECATION]: announced(deprecation),
});

/** Adds the headers of `@Deprecated` to the answers of its routes, refusals too. */
export function announceDeprecations(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, _payload, done) => {
    const { deprecation } = request.routeOptions.config;
    if (deprecation) {
      const { since, sunset } = deprecation;
      const links = [reply.getHeader('link'), DEPRECATION_LINK];
      reply.headers({
        deprecation: `@${Date.parse(since) / 1000}`,
        sunset: new Date(sunset).toUTCString(),
        link: links.filter(Boolean).join(', '),
      });
    }
    done();
  });
}
