/** Builds the application and sets up what every request passes through. */

import type { Type } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import { AccessGuard } from './auth/access.guard.ts';
import { SignInAccounts } from './auth/sessions/application/sign-in-accounts.ts';
import { KeyCheck } from './api-keys/application/key-check.ts';
import type { Settings } from './config/settings.ts';
import { isStoreUnavailable } from './platform/database/mongo-errors.ts';
import { Draining } from './platform/drain/draining.ts';
import { countRequests, giveBackRefused } from './platform/limits/count-requests.ts';
import { AccountLimits, AddressLimits } from './platform/limits/limits.guards.ts';
import { RequestBudgets } from './platform/limits/request-budgets.ts';
import { JsonLogger } from './platform/logging/json-logger.ts';
import { addRequestLog } from './platform/logging/request-log.ts';
import { completeDocs, serveDocs } from './platform/openapi/serve-docs.ts';
import type { PlatformParts } from './platform/platform.module.ts';
import { CachedAnswers } from './platform/revisions/cached-answers.ts';
import { Revisions } from './platform/revisions/revisions.ts';
import { serveCachedLists } from './platform/revisions/serve-cached-lists.ts';
import { addSecurityLog } from './platform/security-log/add-security-log.ts';
import { JsonSecurityLog } from './platform/security-log/json-security-log.ts';
import type { SecurityLog } from './platform/security-log/security-log.port.ts';
import { separateHosts } from './platform/site/admin-host.ts';
import { SCREENS, serveSite } from './platform/site/serve-site.ts';
import { Site } from './platform/site/site.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';
import { Tracing } from './platform/tracing/tracing.ts';
import type { Caller } from './shared/caller.ts';
import { Clock } from './shared/time/clock.ts';
import { announceDeprecations } from './shared/http/deprecated.ts';
import { HttpInterceptor } from './shared/http/http.interceptor.ts';
import { KeyedCalls } from './shared/http/idempotency.ts';
import { addAllowedMethods } from './shared/http/input/allowed-methods.ts';
import { addBodyParsers } from './shared/http/input/body-parsers.ts';
import { discardBodies } from './shared/http/one-click.ts';
import { validationPipe } from './shared/http/input/validation.pipe.ts';
import { addCompression } from './shared/http/output/compression.ts';
import { frameworkErrorSender, sendConnectionError } from './shared/http/output/early-errors.ts';
import { ErrorFilter } from './shared/http/output/error.filter.ts';
import { addEtags } from './shared/http/output/etag.ts';
import { PreviewAddresses } from './shared/http/preview-addresses.ts';
import { addRequestIds, requestId } from './shared/http/output/request-id.ts';
import {
  addSecurityHeaders,
  securityHeaders,
  type SecurityHeaders,
} from './shared/http/output/security/security-headers.ts';
import { SecurityPolicy } from './shared/http/output/security/security-policy.ts';

/** Milliseconds; long enough for an upload over a slow connection. */
const REQUEST_TIMEOUT = 180_000;
/** Milliseconds until the head of a request must have arrived, and between two checks: 25 seconds in all. */
const HEAD_TIMEOUT = 20_000;
const LOOK_EVERY = 5_000;

/** Registers what requests pass, in this order: ids, guards, request rules, validation, handler, paging, ETag. */
function configureApp(
  app: NestFastifyApplication,
  settings: Settings,
  { logger, securityLog }: { logger: JsonLogger; securityLog: SecurityLog },
  headers: SecurityHeaders,
): void {
  const { trustProxy, apiDocs, cspReportUrl, encryptionKey } = settings;
  const instance = app.getHttpAdapter().getInstance();
  app.get(Draining).watch(instance.server);
  addRequestIds(instance);
  traceRequests(instance, app.get(Tracing), trustProxy > 0);
  const site = app.get(Site);
  addRequestLog(instance, logger.pino, [...site.words(), ...SCREENS]);
  addSecurityLog(instance, securityLog, encryptionKey);
  addSecurityHeaders(instance, headers);
  separateHosts(instance, site, settings);
  countRequests(instance, app.get(RequestBudgets), (path) => site.find(path)?.isImmutable ?? false);
  giveBackRefused(instance);
  addAllowedMethods(instance);
  discardBodies(instance);
  addBodyParsers(instance);
  serveCachedLists(instance, { revisions: app.get(Revisions), cached: app.get(CachedAnswers) });
  // Before the ETags: an answer without a body has the policy of its page, too.
  if (apiDocs) completeDocs(instance, new SecurityPolicy(cspReportUrl));
  announceDeprecations(instance);
  addEtags(instance);
  addCompression(instance);
  serveSite(instance, site);
  if (apiDocs) serveDocs(app);
  const reflector = app.get(Reflector);
  app.useGlobalGuards(
    app.get(AddressLimits),
    new AccessGuard(reflector, app.get(Clock), app.get(KeyCheck, { strict: false })),
    app.get(AccountLimits),
  );
  app.useGlobalInterceptors(new HttpInterceptor(reflector, app.get(KeyedCalls), app.get(PreviewAddresses)));
  app.useGlobalPipes(validationPipe());
  const accounts = app.get(SignInAccounts, { strict: false });
  const exists = async (caller: Caller) => {
    // No request of a key can end the key.
    if (caller.kind === 'key') return true;
    const audience = caller.kind === 'stage' ? caller.audience : caller.kind;
    return (await accounts.find(audience, caller.id)) !== null;
  };
  app.useGlobalFilters(new ErrorFilter(isStoreUnavailable, exists));
}

/** Builds the whole application, which does not listen yet. */
export async function createApp(
  settings: Settings,
  parts?: PlatformParts,
  extra?: Type[],
  logger = new JsonLogger(settings.logLevel),
): Promise<NestFastifyApplication> {
  const headers = securityHeaders({
    isHttps: settings.publicUrl.startsWith('https:'),
    reportTo: settings.cspReportUrl,
  });
  const adapter = new FastifyAdapter({
    genReqId: requestId,
    requestIdHeader: false,
    // Without a proxy, forwarded headers are not even read.
    trustProxy: settings.trustProxy > 0 && ((_address: string, hop: number) => hop < settings.trustProxy),
    forceCloseConnections: 'idle',
    // Requests on open connections are served while the server shuts down.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEAD_TIMEOUT, connectionsCheckingInterval: LOOK_EVERY },
    frameworkErrors: frameworkErrorSender(headers),
    clientErrorHandler: sendConnectionError,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, parts, extra),
    adapter,
    { bodyParser: false, abortOnError: false, logger },
  );
  const securityLog = parts?.securityLog ?? new JsonSecurityLog(logger);
  configureApp(app, settings, { logger, securityLog }, headers);
  return app;
}
