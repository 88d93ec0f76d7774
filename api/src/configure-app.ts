import type { Type } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import { AccessGuard } from './auth/access.guard.ts';
import type { Settings } from './config/settings.ts';
import { isStoreAway } from './platform/database/mongo-errors.ts';
import { AccountLimits, AddressLimits } from './platform/limits/limits.guards.ts';
import type { PlatformParts } from './platform/platform.module.ts';
import { addBodyParsers } from './shared/http/body-parsers.ts';
import { ErrorFilter } from './shared/http/error.filter.ts';
import { addEtags } from './shared/http/etag.ts';
import { addRequestIds, requestId } from './shared/http/request-id.ts';
import { RequestInterceptor } from './shared/http/request.interceptor.ts';
import { ResponseInterceptor } from './shared/http/response.interceptor.ts';
import { validationPipe } from './shared/http/validation.pipe.ts';

/** What every request meets, in this order: ids, guards, request rules, validation, the handler, paging, ETag. */
export function configureApp(app: NestFastifyApplication): void {
  const instance = app.getHttpAdapter().getInstance();
  addRequestIds(instance);
  addBodyParsers(instance);
  addEtags(instance);
  const reflector = app.get(Reflector);
  app.useGlobalGuards(app.get(AddressLimits), new AccessGuard(reflector), app.get(AccountLimits));
  app.useGlobalInterceptors(new ResponseInterceptor(reflector), new RequestInterceptor(reflector));
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter(isStoreAway));
  app.enableShutdownHooks();
}

/** The whole application, not yet listening. */
export async function createApp(
  settings: Settings,
  parts?: PlatformParts,
  extra?: Type[],
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: (_address: string, hop: number) => hop < settings.trustProxy,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, parts, extra),
    adapter,
    {
      bodyParser: false,
      abortOnError: false,
    },
  );
  configureApp(app);
  return app;
}
