import type { FastifyInstance } from 'fastify';
import type { RequestBudgets } from './request-budgets.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `@Uncounted`. */
    uncounted?: boolean;
  }
}

/**
 * Counts every incoming request before its body is read, including those that end in 404, 405 or 413, and pages of the
 * site. `@Uncounted` routes and the assets of a page (`isAsset`, by path), which are cheap and many, are not counted.
 */
export function countRequests(
  instance: FastifyInstance,
  budgets: RequestBudgets,
  isAsset: (path: string) => boolean,
): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.uncounted || isAsset(request.url)) return done();
    try {
      budgets.spendOne(request);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}
