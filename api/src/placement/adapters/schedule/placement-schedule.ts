import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sweepSafely } from '../../../platform/schedule.ts';
import { SWEEP_EVERY } from '../../../shared/retention.ts';
import { ClosingService } from '../../application/closing.service.ts';
import { OwnerNewsService } from '../../application/owner-news.service.ts';

/** Sends what has waited for its hour, and finishes closings that a process left behind. */
@Injectable()
export class PlacementSchedule {
  constructor(
    private readonly ownerNews: OwnerNewsService,
    private readonly closings: ClosingService,
  ) {}

  @Interval(SWEEP_EVERY.minutes)
  async tick(): Promise<void> {
    await sweepSafely(PlacementSchedule.name, () => this.ownerNews.sendDue());
    await sweepSafely(PlacementSchedule.name, () => this.closings.finishAll());
  }
}
