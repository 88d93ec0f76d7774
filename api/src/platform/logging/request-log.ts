import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { anonymousAddress } from '../../shared/http/client-address.ts';

/** Requests that are logged only when they fail. */
const QUIET = /^\/(assets\/|health\/|favicon|apple-touch-icon|icon-|manifest\.webmanifest)/;

/**
 * Logs one line for each request: method, path without its query (queries hold tokens; a path that does is logged as its
 * route), status, milliseconds, request
 * id, trace id if there is one, and the network of the caller. No headers, no bodies, no whole address, as the privacy
 * policy promises.
 */
export function addRequestLog(instance: FastifyInstance, logger: Logger): void {
  instance.addHook('onRequest', (request, reply, done) => {
    const start = performance.now();
    // A closed connection no longer has an address.
    const network = anonymousAddress(request.ip);
    // `close` comes once, whether the answer was sent or the client left before.
    reply.raw.once('close', () => write(logger, request, reply, network, performance.now() - start));
    done();
  });
}

function write(
  logger: Logger,
  { id, method, url, span, routeOptions }: FastifyRequest,
  { raw, statusCode }: FastifyReply,
  network: string,
  ms: number,
): void {
  const [called = ''] = url.split('?', 1);
  const path = routeOptions.config.secretInPath ? (routeOptions.url ?? '') : called;
  const isFault = statusCode >= 500 || Boolean(raw.errored);
  const level = isFault ? 'error' : QUIET.test(path) ? 'debug' : 'info';
  logger[level](
    { requestId: id, traceId: span?.traceId, method, path, status: statusCode, ms: Math.round(ms), network },
    `${method} ${path} ${statusCode}`,
  );
}
