import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { anonymousAddress } from '../../shared/http/client-address.ts';

/** Requests whose success tells nobody anything. */
const QUIET = /^\/(assets\/|health\/|favicon)/;

/**
 * One line a request: method, path without its query (tokens travel there), status, milliseconds, request id, the id of
 * its trace where there is one, and the network of the caller. No headers, no bodies, no whole address (the privacy policy's promise on logs).
 */
export function addRequestLog(instance: FastifyInstance, logger: Logger): void {
  instance.addHook('onRequest', (request, reply, done) => {
    const start = performance.now();
    // A connection that is gone has no address any more.
    const network = anonymousAddress(request.ip);
    // `close` comes once, whether the answer was sent or the client went before it was.
    reply.raw.once('close', () => write(logger, request, reply, network, performance.now() - start));
    done();
  });
}

function write(
  logger: Logger,
  { id, method, url, span }: FastifyRequest,
  { raw, statusCode }: FastifyReply,
  network: string,
  ms: number,
): void {
  const [path = ''] = url.split('?', 1);
  const isFault = statusCode >= 500 || Boolean(raw.errored);
  const level = isFault ? 'error' : QUIET.test(path) ? 'debug' : 'info';
  logger[level](
    { requestId: id, traceId: span?.traceId, method, path, status: statusCode, ms: Math.round(ms), network },
    `${method} ${path} ${statusCode}`,
  );
}
