import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { anonymousAddress } from '../../shared/http/client-address.ts';
import { LoggablePath } from './loggable-path.ts';

/** Requests that are logged only when they fail. */
const QUIET = /^\/(assets\/|health\/|favicon|apple-touch-icon|icon-|manifest\.webmanifest)/;

/**
 * Logs one line for each request: method, path (`LoggablePath`), status, milliseconds, request id, trace id if there is
 * one, and the network of the caller. No headers, no bodies, no whole address, as the privacy policy promises. Call it
 * before routes are registered; `words` are the parts of paths that have no route.
 */
export function addRequestLog(instance: FastifyInstance, logger: Logger, words: Iterable<string> = []): void {
  const paths = new LoggablePath(words);
  instance.addHook('onRoute', ({ url }) => paths.add(url));
  instance.addHook('onRequest', (request, reply, done) => {
    const start = performance.now();
    // A closed connection no longer has an address.
    const network = anonymousAddress(request.ip);
    const path = paths.of(request.url);
    // `close` comes once, whether the answer was sent or the client left before.
    reply.raw.once('close', () => write(logger, request, reply, { path, network, start }));
    done();
  });
}

function write(
  logger: Logger,
  { id, method, url, span, raw: asked }: FastifyRequest,
  { raw, statusCode }: FastifyReply,
  { path, network, start }: { path: string; network: string; start: number },
): void {
  // Who leaves in the middle of a body gets no answer, and comes here before the body is found to be broken.
  const status = raw.headersSent || asked.complete ? statusCode : 400;
  const isFault = status >= 500 || Boolean(raw.errored);
  const level = isFault ? 'error' : QUIET.test(url) ? 'debug' : 'info';
  const ms = Math.round(performance.now() - start);
  logger[level](
    { requestId: id, traceId: span?.traceId, method, path, status, ms, network },
    `${method} ${path} ${status}`,
  );
}
