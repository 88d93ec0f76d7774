import { Controller, Get, Header } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ApiTags } from '@nestjs/swagger';
import type { Connection } from 'mongoose';
import { coded } from '@consulting/contracts';
import { Uncounted } from '../platform/limits/limit.ts';
import { Draining } from '../platform/drain/draining.ts';
import { Public } from '../shared/http/access.ts';
import { DomainError } from '../shared/errors.ts';
import { StatusView } from './health.dto.ts';

const READY_WITHIN_MS = 1000;

@ApiTags('health')
@Controller()
@Public()
export class HealthController {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly draining: Draining,
  ) {}

  /** Answers without using the database: is the server reachable? */
  @Get('public/api/v0/ping')
  ping(): StatusView {
    return { status: 'ok' };
  }

  /** Is the process alive? */
  @Get('health/live')
  @Uncounted()
  @Header('cache-control', 'no-store')
  live(): StatusView {
    return { status: 'ok' };
  }

  /** Can it serve requests? Answers 503 unless the database replies within a second, and once it stops. */
  @Get('health/ready')
  @Uncounted()
  @Header('cache-control', 'no-store')
  async ready(): Promise<StatusView> {
    if (this.draining.hasBegun)
      throw new DomainError('unavailable', coded('server.unavailable'), { retryAfter: 5 });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), READY_WITHIN_MS);
    });
    try {
      await Promise.race([this.connection.db?.command({ ping: 1 }) ?? late, late]);
      return { status: 'ok' };
    } catch {
      throw new DomainError('unavailable', coded('server.database-unavailable'), { retryAfter: 5 });
    } finally {
      clearTimeout(timer);
    }
  }
}
