/**
 * Limits on the size of JSON bodies.
 *
 * One thread serves all requests, so input is limited before it is read (budgets in `onRequest`, `@LongBody`),
 * collections are read in batches (`batchesOf`), PDFs are checked in a worker thread (`pdf-worker.ts`), and every
 * regular expression takes linear time.
 */

import { RouteOptions } from '../route-options.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `@LongBody`: bytes of a JSON body. */
    bodyLimit?: number;
    /** Set by `@TakesForm`. */
    takesForm?: boolean;
  }
}

/** Most bytes of a JSON body, unless its route allows more. */
export const BODY_LIMIT = 16 * 1024;

/** Most bytes of a plain HTML form, in which a character takes up to twelve. */
export const FORM_LIMIT = 2 * BODY_LIMIT;

/**
 * Bytes of longer bodies: up to four texts of 5,000 characters with up to four bytes each; lists of skills and career
 * entries.
 */
const LONG = { texts: 96 * 1024, profile: 1024 * 1024 };

/** Lets the handler take the fields of a plain HTML form (`application/x-www-form-urlencoded`), within `FORM_LIMIT`. */
export const TakesForm = () => RouteOptions({ takesForm: true });

/** Lets the handler take a longer JSON body. */
export const LongBody = (what: keyof typeof LONG) => RouteOptions({ bodyLimit: LONG[what] });
