import { Injectable } from '@nestjs/common';
import type { ApplicationFilter } from '../../applications/domain/application-list.ts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { notFound } from '../../shared/errors.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import type { Target } from '../domain/target.ts';
import { applicationEvent } from './application-events.ts';
import { OwnerNewsService } from './owner-news.service.ts';
import { Targets } from './targets.ts';

/** Lets applicants read and withdraw their own applications of every kind. */
@Injectable()
export class OwnApplicationsService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly targets: Targets,
    private readonly users: UsersService,
    private readonly ownerNews: OwnerNewsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: Events,
  ) {}

  /** Newest first, each with its target; `q` is searched in titles and names of consultants. */
  async page(
    applicantId: string,
    filter: Pick<ApplicationFilter, 'kind' | 'status' | 'q'>,
    request: PageRequest,
  ): Promise<Page<[Application, Target]>> {
    const page = await this.applications.page({ ...filter, in: ['title'], applicantId }, request);
    return page.with(await this.targets.withTargets(page.items));
  }

  /** 404 for another's. */
  async one(applicantId: string, id: string): Promise<[Application, Target]> {
    const application = await this.own(applicantId, id);
    return [application, await this.targets.of(application)];
  }

  /** Withdraws a pending application once, and notifies the owner of a project. */
  async withdraw(applicantId: string, id: string, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const applicant = await this.users.lock(applicantId);
      const sent = await this.own(applicantId, id);
      const target = await this.targets.of(sent);
      const step = { status: 'withdrawn', by: 'applicant', note: reason } as const;
      const application = await this.applications.step(sent, step);
      if (target.ownerId !== null)
        await this.ownerNews.tellWithdrawn(target.ownerId, { application, applicant, target });
      await this.events.publish(applicationEvent('application.withdrawn', application, target));
    });
  }

  private async own(applicantId: string, id: string): Promise<Application> {
    const application = await this.applications.get(id);
    if (application.applicantId !== applicantId) throw notFound('application');
    return application;
  }
}
