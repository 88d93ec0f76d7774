import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const ACCEPTABLE = /^[\w-]{8,64}$/;

/** Returns the caller's own id if it is harmless, so that one id follows a request through several systems. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
}

/** Adds the request's id to every answer, so that a person can quote it. */
export function addRequestIds(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
