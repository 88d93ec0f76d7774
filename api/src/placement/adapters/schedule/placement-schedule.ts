import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { ClosingService } from '../../application/closing.service.ts';
import { CollectedNewsService } from '../../application/news/collected-news.service.ts';
import { ReaderNewsService } from '../../application/news/reader-news.service.ts';
import { OwnerNewsService } from '../../application/owner-news.service.ts';
import { StageSettling } from '../../application/stage-settling.service.ts';

/** Sends the mails that are due, and finishes closings that a process left unfinished. */
@Injectable()
export class PlacementSchedule {
  constructor(
    private readonly ownerNews: OwnerNewsService,
    private readonly collected: CollectedNewsService,
    private readonly readers: ReaderNewsService,
    private readonly closings: ClosingService,
    private readonly stages: StageSettling,
  ) {}

  /** The other tick sends what this one misses while no process runs. */
  @Scheduled('placement.daily-news', { cron: '0 7 * * *' })
  morning(): Promise<void> {
    return this.ownerNews.sendDue();
  }

  @Scheduled('placement.send-and-finish', { every: SWEEP_EVERY.minutes })
  async tick(): Promise<void> {
    try {
      await this.ownerNews.sendDue();
    } finally {
      await this.closings.finishAll();
    }
  }

  @Scheduled('placement.collected-news', { every: SWEEP_EVERY.minutes })
  async sendCollected(): Promise<void> {
    try {
      await this.collected.sendDue();
    } finally {
      await this.readers.sendDue();
    }
  }

  @Scheduled('placement.settle-stages', { every: SWEEP_EVERY.minutes })
  settle(): Promise<void> {
    return this.stages.settle();
  }
}
