import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { RETENTION, SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { DeliveryRepository } from '../../application/webhooks.ports.ts';

/** Removes delivered, given up and held deliveries at the end of their retention period. */
@Injectable()
export class WebhookRetention {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly clock: Clock,
  ) {}

  @Scheduled('webhooks.retention', { every: SWEEP_EVERY.hours })
  sweep(): Promise<void> {
    return this.deliveries.sweep(new Date(this.clock.now().getTime() - RETENTION.deliveries));
  }
}
