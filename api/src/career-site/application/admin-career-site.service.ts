import { Injectable } from '@nestjs/common';
import type { CareerContent, JobPageContent } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { FirmActor } from '../../shared/caller.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import {
  AS_THE_SITE,
  assertMembers,
  editableOfJobPage,
  editableOfSite,
  isAsTheSite,
  type CareerSite,
} from '../domain/career-site.ts';
import { CareerSiteWork } from './career-site-work.ts';
import { CareerSites, JobPages, JobsOfPages } from './career-site.ports.ts';

/** Steps, benefits and the contact of the career site, and of the jobs whose page differs. */
@Injectable()
export class AdminCareerSiteService {
  constructor(
    private readonly sites: CareerSites,
    private readonly pages: JobPages,
    private readonly jobs: JobsOfPages,
    private readonly work: CareerSiteWork,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  site(): Promise<CareerSite> {
    return this.sites.find();
  }

  /** `precondition`: the expected versions of `editableOfSite`. */
  change(adminId: string, content: CareerContent, precondition?: Precondition): Promise<CareerSite> {
    return this.work.run(async (before) => {
      assertUnchanged(editableOfSite(before), precondition);
      assertMembers(before, content);
      const site = { ...before, ...editableOfSite(content) };
      await this.sites.replace(site);
      await this.audit.byAdmin(adminId, 'career-site.edited', { kind: 'career-site', id: 'site' });
      return site;
    });
  }

  /** Returns what the page of a job has of its own; 404 when there is no such job. */
  async ofJob(jobId: string): Promise<JobPageContent> {
    await this.jobs.titleOf(jobId);
    return (await this.pages.find(jobId)) ?? AS_THE_SITE;
  }

  /** `precondition`: the expected versions of `editableOfJobPage`. */
  changeOfJob(
    by: FirmActor,
    jobId: string,
    content: JobPageContent,
    precondition?: Precondition,
  ): Promise<JobPageContent> {
    const page = editableOfJobPage(content);
    return this.unitOfWork.run(async () => {
      const title = await this.jobs.lock(jobId);
      return this.work.run(async (site) => {
        assertUnchanged(editableOfJobPage((await this.pages.find(jobId)) ?? AS_THE_SITE), precondition);
        assertMembers(site, page);
        if (isAsTheSite(page)) await this.pages.remove(jobId);
        else await this.pages.replace(jobId, page);
        await this.audit.by(by, 'job-page.edited', { kind: 'job', id: jobId, label: title });
        return page;
      });
    });
  }
}
