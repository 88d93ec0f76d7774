import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { RETENTION, SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { DeliveryRepository, EventLog } from '../../application/webhooks.ports.ts';

/** Removes delivered, given up and held deliveries, and events, at the end of their retention periods. */
@Injectable()
export class WebhookRetention {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  @Scheduled('webhooks.retention', { every: SWEEP_EVERY.hours })
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.deliveries.sweep(new Date(now - RETENTION.deliveries));
    await this.events.sweep(new Date(now - RETENTION.events));
  }
}
