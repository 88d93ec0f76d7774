import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { AlertsService } from '../../application/alerts.service.ts';

/** Sends alerts that are due: each search says when, so a start that was late catches up. */
@Injectable()
export class AlertsSchedule {
  constructor(private readonly alerts: AlertsService) {}

  @Scheduled('alerts.send', { every: SWEEP_EVERY.minute })
  tick(): Promise<void> {
    return this.alerts.send();
  }
}
