import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { PoolService } from '../../application/pool.service.ts';

/** Ends consents to keep documents, and asks once more before. */
@Injectable()
export class PoolSchedule {
  constructor(private readonly pool: PoolService) {}

  @Scheduled('pool.sweep', { every: SWEEP_EVERY.minutes })
  sweep(): Promise<void> {
    return this.pool.sweep();
  }
}
