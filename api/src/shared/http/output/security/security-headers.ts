import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';
import { SecurityPolicy } from './security-policy.ts';

export type SecurityHeaders = Readonly<Record<string, string>>;

interface Protection {
  isHttps: boolean;
  /** `CSP_REPORT_URL`. */
  reportTo: string | null;
}

/**
 * Returns the headers by which browsers protect the visitor, with HSTS only if the site uses HTTPS. They are the same
 * for every answer but pages, which have a policy of their own, so helmet computes them once, on a dummy answer.
 */
export function securityHeaders({ isHttps, reportTo }: Protection): SecurityHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
  })(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  const own = {
    'content-security-policy': new SecurityPolicy(reportTo).ofAnswers,
    'permissions-policy': PERMISSIONS_POLICY,
    ...(reportTo === null ? {} : { 'reporting-endpoints': `csp="${reportTo}"` }),
  };
  return Object.fromEntries(
    Object.entries({ ...response.getHeaders(), ...own }).map(([name, value]) => [name, String(value)]),
  );
}

/** Adds the headers to every answer; a handler's own values take precedence. */
export function addSecurityHeaders(instance: FastifyInstance, headers: SecurityHeaders): void {
  instance.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
