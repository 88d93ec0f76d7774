import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { coded } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, frameworkAnswer } from './error-answer.ts';
import type { SecurityHeaders } from './security/security-headers.ts';

/** Answers addresses that cannot be decoded, which reach no hook or route, with the usual shape and headers. */
export function frameworkErrorSender(headers: SecurityHeaders) {
  return (error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400;
    void reply
      .status(status)
      .headers(headers)
      .header('x-request-id', request.id)
      .type('application/json; charset=utf-8')
      .send(errorBody({ status, ...coded('address.unreadable') }, request.id));
  };
}

const CONNECTION_ERRORS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Milliseconds until we end a connection that its client does not end. */
const LINGER = 1000;

/** Answers bytes that are not HTTP or arrive too slowly in the usual shape, then ends the connection. */
export function sendConnectionError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = CONNECTION_ERRORS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorBody(frameworkAnswer(status), randomUUID()));
  const head = [
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${head.join('\r\n')}\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), LINGER).unref();
}
