import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { DigestService } from '../../application/digest.service.ts';

/** Runs before the office opens. If no process runs then, the day is skipped: the next digest lists the same. */
@Injectable()
export class DigestSchedule {
  constructor(private readonly digest: DigestService) {}

  @Scheduled('administration.digest', { cron: '0 7 * * 1-5' })
  tick(): Promise<void> {
    return this.digest.send();
  }
}
