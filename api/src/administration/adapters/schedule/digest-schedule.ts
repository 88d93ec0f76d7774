import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { sweepSafely } from '../../../platform/schedule.ts';
import { DigestService } from '../../application/digest.service.ts';

/** Before the office opens. A day on which no process runs at that time is skipped: the next digest lists the same. */
@Injectable()
export class DigestSchedule {
  constructor(private readonly digest: DigestService) {}

  @Cron('0 7 * * 1-5', { timeZone: 'Europe/Berlin' })
  tick(): Promise<void> {
    return sweepSafely(DigestSchedule.name, () => this.digest.send());
  }
}
