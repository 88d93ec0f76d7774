import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/time/clock.ts';
import { SWEEP_EVERY } from '../../shared/time/retention.ts';
import { Scheduled } from '../schedule/scheduled.ts';
import { IdempotencyKeys } from './idempotency-keys.port.ts';

/** Removes answers after their 24 hours. They are not repeated after that time, whether removed or not. */
@Injectable()
export class IdempotencySweeper {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly clock: Clock,
  ) {}

  @Scheduled('idempotency.sweep', { every: SWEEP_EVERY.minutes })
  async sweep(): Promise<void> {
    await this.keys.sweep(this.clock.now());
  }
}
