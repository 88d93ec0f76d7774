/**
 * Routes of mailed links that a mail program calls by itself, with one press of its reader (RFC 8058): `@OneClick`.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RouteOptions } from './route-options.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `@OneClick`. */
    isOneClick?: boolean;
  }
}

/** Most bytes of a body that is not needed. */
const MOST = 8 * 1024;

/**
 * The body is read up to 8 KB and forgotten, whatever its type, and the request counts against a budget of its own, `ONE_CLICK`
 * of `platform/limits/budgets.ts`.
 */
export const OneClick = () => RouteOptions({ isOneClick: true });

/** Makes the requests of `@OneClick` look as if they had no body. */
export function discardBodies(instance: FastifyInstance): void {
  instance.addHook('preParsing', async (request, reply, payload) => {
    if (request.routeOptions.config.isOneClick) await discard(request, reply);
    return payload;
  });
}

async function discard({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  let bytes = 0;
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length;
    if (bytes <= MOST) continue;
    // The rest is never read, so nothing else can follow on this connection.
    reply.header('connection', 'close');
    break;
  }
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete raw.headers[name];
}
