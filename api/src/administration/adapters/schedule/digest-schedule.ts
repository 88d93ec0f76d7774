import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { sweepSafely } from '../../../platform/schedule.ts';
import { DigestService } from '../../application/digest.service.ts';

/** Before the office opens. What waits on a day on which no process runs then still waits on the next. */
@Injectable()
export class DigestSchedule {
  constructor(private readonly digest: DigestService) {}

  @Cron('0 7 * * 1-5', { timeZone: 'Europe/Berlin' })
  tick(): Promise<void> {
    return sweepSafely(DigestSchedule.name, () => this.digest.send());
  }
}
