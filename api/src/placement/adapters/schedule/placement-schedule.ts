import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { ClosingService } from '../../application/closing.service.ts';
import { OwnerNewsService } from '../../application/owner-news.service.ts';

/** Sends the mails to project owners whose hour is over, and finishes closings that a process left unfinished. */
@Injectable()
export class PlacementSchedule {
  constructor(
    private readonly ownerNews: OwnerNewsService,
    private readonly closings: ClosingService,
  ) {}

  @Scheduled('placement.send-and-finish', { every: SWEEP_EVERY.minutes })
  async tick(): Promise<void> {
    try {
      await this.ownerNews.sendDue();
    } finally {
      await this.closings.finishAll();
    }
  }
}
