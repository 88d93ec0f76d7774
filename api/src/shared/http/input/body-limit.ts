import { RouteOptions } from '../route-options.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `@LongBody`: bytes of a JSON body. */
    bodyLimit?: number;
  }
}

/** Bytes of a JSON body, unless its route says more. */
export const BODY_LIMIT = 16 * 1024;

/** Bytes of what is longer: texts of 5,000 characters, of which each may take four bytes; lists of skills and stations. */
const LONG = { texts: 64 * 1024, profile: 1024 * 1024 };

/** The handler takes a JSON body that is longer than others. */
export const LongBody = (what: keyof typeof LONG) => RouteOptions({ bodyLimit: LONG[what] });
