import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { anonymousAddress } from '../limits/client-address.ts';

/** Requests whose success tells nobody anything. */
const QUIET = /^\/(assets\/|health\/|favicon)/;

/**
 * One line a request: method, path without its query (tokens travel there), status, milliseconds, request id and
 * the network of the caller. No headers, no bodies, no whole address (the privacy policy's promise on logs).
 */
export function addRequestLog(instance: FastifyInstance, logger: Logger): void {
  const write = pinoHttp<IncomingMessage, ServerResponse>({
    logger,
    genReqId: (request) => request.id ?? '',
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    customLogLevel: (request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return QUIET.test(request.url ?? '') ? 'debug' : 'info';
    },
    customSuccessMessage: message,
    customErrorMessage: message,
    customSuccessObject: (request, response, value) =>
      fields(request, response, value as { responseTime: number }),
    customErrorObject: (request, response, _error, value) =>
      fields(request, response, value as { responseTime: number }),
  });
  instance.addHook('onRequest', (request, reply, done) => {
    const raw = request.raw as IncomingMessage & { id: string; network: string };
    raw.id = String(request.id);
    raw.network = anonymousAddress(request.ip);
    write(raw, reply.raw);
    done();
  });
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?')[0] ?? '';

const message = (request: IncomingMessage, response: ServerResponse): string =>
  `${request.method} ${pathOf(request)} ${response.statusCode}`;

function fields(
  request: IncomingMessage,
  response: ServerResponse,
  { responseTime }: { responseTime: number },
): object {
  return {
    method: request.method,
    path: pathOf(request),
    status: response.statusCode,
    ms: Math.round(responseTime),
    network: (request as { network?: string }).network,
  };
}
