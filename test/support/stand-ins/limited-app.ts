import {
  Body,
  type CanActivate,
  Controller,
  Delete,
  type ExecutionContext,
  Get,
  Global,
  Module,
  Patch,
  Post,
  Put,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken, InjectConnection } from '@nestjs/mongoose';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { Settings } from '../../../api/src/config/settings.ts';
import { countRequests, giveBackRefused } from '../../../api/src/platform/limits/count-requests.ts';
import { KeepsNothing, Limit, Uncounted } from '../../../api/src/platform/limits/limit.ts';
import { AccountLimits, AddressLimits } from '../../../api/src/platform/limits/limits.guards.ts';
import { LimitsModule } from '../../../api/src/platform/limits/limits.module.ts';
import { RequestBudgets } from '../../../api/src/platform/limits/request-budgets.ts';
import { Counts } from '../../../api/src/platform/metrics/counts.port.ts';
import { NoCounts } from './counts.ts';
import type { Caller } from '../../../api/src/shared/caller.ts';
import { invalid } from '../../../api/src/shared/errors.ts';
import { OnlyReads } from '../../../api/src/shared/http/idempotency.ts';
import { OneClick } from '../../../api/src/shared/http/one-click.ts';
import { ErrorFilter } from '../../../api/src/shared/http/output/error.filter.ts';
import { Clock } from '../../../api/src/shared/time/clock.ts';

@Controller()
class Routes {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @Get('page') page() {}
  @Get('health') @Uncounted() health() {}
  @Post('unsubscribe') @OneClick() unsubscribe() {}
  @Post('contact') @Limit('contact') contact(@Body() body?: { message?: string }) {
    if (!body?.message) throw invalid('request.invalid');
  }
  /** Refuses what comes, when the store has just gone away. */
  @Post('contact/without-store') @Limit('contact') async withoutStore() {
    await this.connection.close();
    throw invalid('request.invalid');
  }
  @Post('sign-in') @Limit('sign-in') signIn() {}
  @Post('posting') @Limit('posting') posting() {}
  @Get('change') reading() {}
  @Post('change') change() {}
  @Put('change') replace() {}
  @Patch('change') edit() {}
  @Delete('change') remove() {}
  @Post('search') @OnlyReads() search() {}
  @Post('read') @KeepsNothing() read() {}
}

@Controller('access')
@KeepsNothing()
class AccessRoutes {
  @Post('password') changePassword() {}
}

/** In place of the access guard, which finds out who calls: here the request says it. */
class Callers implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<{ user?: Caller; headers: Record<string, string> }>();
    const { caller } = request.headers;
    if (caller) request.user = JSON.parse(caller) as Caller;
    return true;
  }
}

/** One request of such an application. */
export interface Asked {
  ip?: string;
  caller?: object;
  body?: object;
  headers?: Record<string, string>;
}

/**
 * Starts an application with the limits and little else on the store of a test, much faster than the whole one. `scale` is
 * RATE_LIMIT_SCALE. Its only asset is `/asset.js`.
 */
export async function startLimited(connection: Connection, clock: Clock, scale: number) {
  const settings = {
    ...{ rateLimitScale: scale, trustProxy: 0, publicUrl: 'http://localhost:3000' },
    ...{ userJwtSecret: 'u'.repeat(32), userJwtSecretPrevious: null },
    ...{ adminJwtSecret: 'a'.repeat(32), adminJwtSecretPrevious: null },
  } as Settings;
  const provided = [
    { provide: Settings, useValue: settings },
    { provide: Clock, useValue: clock },
    { provide: Counts, useValue: new NoCounts() },
    { provide: getConnectionToken(), useValue: connection },
  ];
  @Global()
  @Module({ providers: provided, exports: provided.map(({ provide }) => provide) })
  class Around {}
  @Module({ imports: [Around, LimitsModule], controllers: [Routes, AccessRoutes] })
  class Root {}
  const app = await NestFactory.create<NestFastifyApplication>(Root, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  const instance = app.getHttpAdapter().getInstance();
  countRequests(instance, app.get(RequestBudgets), (path) => path === '/asset.js');
  giveBackRefused(instance);
  app.useGlobalGuards(app.get(AddressLimits), new Callers(), app.get(AccountLimits));
  const isStoreAway = () => false;
  app.useGlobalFilters(new ErrorFilter(isStoreAway, async () => true));
  await app.init();
  const send = (route: string, { ip = '203.0.113.7', caller, body, headers }: Asked = {}) => {
    const [method, url] = route.split(' ') as ['POST', string];
    const told = { ...headers, ...(caller && { caller: JSON.stringify(caller) }) };
    return app.inject({ method, url, remoteAddress: ip, headers: told, ...(body && { payload: body }) });
  };
  return {
    app,
    /** Sends a request to a route, as `POST contact`. */
    send,
    /** Sends so many equal requests in a row; returns how many were let through. */
    async passed(times: number, route: string, asked?: Asked): Promise<number> {
      let count = 0;
      for (let sent = 0; sent < times; sent++) if ((await send(route, asked)).statusCode !== 429) count++;
      return count;
    },
  };
}
