import { Injectable } from '@nestjs/common';
import type { FigureDays } from '@consulting/contracts';
import { JobsService } from '../../../jobs/application/jobs.service.ts';
import { DeskService, type DeskApplication } from '../../../placement/application/desk.service.ts';
import type { Figures } from './figures.ts';
import { KeptFigures } from './kept-figures.ts';

const LONGEST_WAITING = { page: 1, limit: 5 };

/** The figures of the administration: how applications come in, how long they take, and how far they get. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly kept: KeptFigures,
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

  /** Returns the pending applications of all kinds that have waited for the longest time, as they are now. */
  async longestWaiting(): Promise<DeskApplication[]> {
    return (await this.desk.page({ status: 'pending' }, LONGEST_WAITING, 'oldest')).items;
  }
}
