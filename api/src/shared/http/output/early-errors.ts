import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Addresses that cannot be decoded never reach a route; they get the same shape. */
export function sendFrameworkError(
  error: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400;
  const body = { statusCode: status, message: 'This address cannot be read', requestId: request.id };
  void reply
    .status(status)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(body);
}

const CONNECTION_ERRORS: Record<string, [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of the request are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long'],
};

/** Bytes that are no HTTP, or come too slowly: answered in the same shape, then the connection ends. */
export function sendConnectionError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, message] = CONNECTION_ERRORS[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'The request could not be read',
  ];
  const body = JSON.stringify({ statusCode: status, message, requestId: randomUUID() });
  const head = [
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
