import type { FastifyInstance } from 'fastify';
import type { Span } from './open-telemetry.ts';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only while tracing is on. */
    span?: Span | null;
  }
}

/** Asked every few seconds by whoever watches the process. */
const UNTRACED = /^\/health\//;

/**
 * One span a request, named by its method and the template of its route: neither address nor query nor caller. The trace
 * of a proxy is continued, if there is one that is trusted: what a visitor sends must not decide what is recorded.
 * Register before what writes the log, which names the trace.
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
    // `close` comes once, whether the answer was sent or the client went before it was.
    reply.raw.once('close', () => {
      const { statusCode, raw } = reply;
      const fault = statusCode >= 500 ? String(statusCode) : raw.errored ? 'aborted' : undefined;
      span.end({ 'http.response.status_code': statusCode }, fault);
    });
    tracing.within(span, done);
  });
  // A body comes by events of the socket, which know nothing of the span.
  instance.addHook('preValidation', (request, _reply, done) => {
    if (request.span) tracing.within(request.span, done);
    else done();
  });
}
