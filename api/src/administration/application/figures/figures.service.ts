import { Injectable } from '@nestjs/common';
import type { FigureDays } from '@consulting/contracts';
import { JobsService } from '../../../jobs/application/jobs.service.ts';
import { DeskService, type DeskApplication } from '../../../placement/application/desk.service.ts';
import type { Figures } from './figures.ts';
import { StagesService } from '../../../applications/application/stages.service.ts';
import { ClosingDays } from './closing-days.service.ts';
import { KeptFigures } from './kept-figures.ts';
import { toldFigures } from './told-figures.ts';

const LONGEST_WAITING = { page: 1, limit: 5 };

/** The figures of the administration: how applications come in, how long they take, and how far they get. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly kept: KeptFigures,
    private readonly closing: ClosingDays,
    private readonly stages: StagesService,
    private readonly jobs: JobsService,
    private readonly desk: DeskService,
  ) {}

  /** Counted at most a minute ago, with the titles of the jobs as they are now. Deleted jobs are left out. */
  async figures(days: FigureDays): Promise<Figures> {
    const { jobs, ...counted } = await this.kept.ofLast(days);
    const titles = await this.jobs.titlesOf(jobs.map(({ id }) => id));
    const titled = jobs.flatMap(({ id, steps }) => {
      const job = titles.get(id);
      return job ? [{ id, title: job.title, language: job.language, steps }] : [];
    });
    return { jobs: titled, ...counted };
  }

  /**
   * Returns the figures of the last whole days for a reader who may not see single applications: however often they are read,
   * and whatever is compared, no group of fewer than five cases is told apart.
   */
  async told(days: FigureDays): Promise<Figures> {
    const [{ today, days: closed }, { list: stages }] = await Promise.all([
      this.closing.closed(),
      this.stages.firm(),
    ]);
    return { ...toldFigures(closed, days, { today, stages }), jobs: [] };
  }

  /** Returns the pending applications of all kinds that have waited for the longest time, as they are now. */
  async longestWaiting(): Promise<DeskApplication[]> {
    return (await this.desk.page({ status: 'pending' }, LONGEST_WAITING, 'oldest')).items;
  }
}
