import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import type { CareerSite } from '../domain/career-site.ts';
import { CareerSites } from './career-site.ports.ts';

/** Runs the changes of the career site one after the other. */
@Injectable()
export class CareerSiteWork {
  constructor(
    private readonly sites: CareerSites,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
  ) {}

  /** Runs `work` on the locked site, in one unit of work. */
  run<Result>(work: (site: CareerSite) => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(async () => {
      const result = await work(await this.sites.lock());
      await this.revisions.bump('career-site');
      return result;
    });
  }
}
