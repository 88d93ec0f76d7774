import type { FastifyInstance } from 'fastify';
import type { Span } from './open-telemetry.ts';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set only while tracing is on. */
    span?: Span | null;
  }
}

/** Polled every few seconds by monitoring. */
const UNTRACED = /^\/health\//;

/**
 * Records one span for each request, named by its method and route template, without address, query or caller.
 * Continues the trace of a trusted proxy only: a visitor must not decide what is recorded. Register it before the
 * request log, which writes the trace's id.
 */
export function traceRequests(instance: FastifyInstance, tracing: Tracing, trustsProxy: boolean): void {
  if (!tracing.isOn) return;
  instance.decorateRequest('span', null);
  instance.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request;
    const route = request.routeOptions.url;
    if (route !== undefined && UNTRACED.test(route)) return done();
    const span = tracing.begin(route === undefined ? method : `${method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) },
      ...(trustsProxy && { headers }),
    });
    if (!span) return done();
    request.span = span;
    // `close` comes once, whether the answer was sent or the client left before.
    reply.raw.once('close', () => {
      const { statusCode, raw } = reply;
      const fault = statusCode >= 500 ? String(statusCode) : raw.errored ? 'aborted' : undefined;
      span.end({ 'http.response.status_code': statusCode }, fault);
    });
    tracing.within(span, done);
  });
  // A body arrives in socket events, which lose the active span.
  instance.addHook('preValidation', (request, _reply, done) => {
    if (request.span) tracing.within(request.span, done);
    else done();
  });
}
