import { Logger } from '@nestjs/common';
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
    const { uncounted, isOneClick = false } = request.routeOptions.config;
    if (uncounted || isAsset(request.url)) return done();
    try {
      budgets.spendOne(request, { isOneClick });
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * Gives requests back to the budgets of their handlers that were refused for what they say, before they are answered, so
 * that the next one finds its room.
 */
export function giveBackRefused(instance: FastifyInstance): void {
  const log = new Logger('Limits');
  instance.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.counted) return done();
    request.counted.answeredWith(reply.statusCode).then(
      () => done(),
      (error: unknown) => {
        // The answer is right all the same. The request stays counted until its window ends.
        log.warn(error, { requestId: request.id });
        done();
      },
    );
  });
}
