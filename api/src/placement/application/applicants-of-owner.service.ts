import { Injectable } from '@nestjs/common';
import type { ApplicationFilter } from '../../applications/domain/application-list.ts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { OWNERS_STAGES, stageOf, storedAs } from '../../applications/domain/stage.ts';
import type { Decision, Role } from '@consulting/contracts';
import { notFound } from '../../shared/errors.ts';
import { Page, type PageRequest } from '../../shared/page.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { isShownToCompanies, type User } from '../../users/domain/user.ts';
import { assertMayDecide } from '../domain/target.ts';
import { DecidingService } from './deciding.service.ts';
import { MovingService } from './moving.service.ts';
import { Targets } from './targets.ts';

export interface OwnersApplicant {
  application: Application;
  /** Null while the company sees nothing of the person (`isShownToCompanies`). */
  applicant: User | null;
  role: Role;
}

const seenByOwner = (application: Application, applicant: User): OwnersApplicant => ({
  application,
  applicant: isShownToCompanies(applicant) ? applicant : null,
  role: applicant.role,
});

/** Lets the company that owns a project read and decide applications to it. */
@Injectable()
export class ApplicantsOfOwnerService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly targets: Targets,
    private readonly deciding: DecidingService,
    private readonly moving: MovingService,
    private readonly users: UsersService,
  ) {}

  /** Throws 404 when there is no such project, 403 when it is another company's. */
  async assertOwner(projectId: string, companyId: string): Promise<void> {
    const target = await this.targets.of({ kind: 'project', targetId: projectId });
    assertMayDecide({ kind: 'user', id: companyId }, target);
  }

  /**
   * Newest first; `q` searches names and company, not the address, which is shown only after a selection. 400 for an
   * unknown stage.
   */
  async page(
    projectId: string,
    { stage, ...filter }: Pick<ApplicationFilter, 'status' | 'q'> & { stage?: string | undefined },
    request: PageRequest,
  ): Promise<Page<OwnersApplicant>> {
    const stages =
      stage === undefined ? undefined : storedAs(OWNERS_STAGES, stageOf(OWNERS_STAGES, stage).id);
    if (stages && filter.status !== undefined && filter.status !== 'pending') return new Page([], 0, request);
    // A word that finds somebody says who it is.
    const butOf = filter.q ? await this.hiddenOf(projectId) : undefined;
    const wanted = { ...filter, kind: 'project', targetId: projectId, in: ['person'], butOf } as const;
    const page = await this.applications.page(
      stages ? { ...wanted, status: 'pending', stages } : wanted,
      request,
    );
    return page.with(await this.complete(page.items));
  }

  /** Returns the applications with their applicants. */
  async complete(applications: readonly Application[]): Promise<OwnersApplicant[]> {
    const users = await this.users.findMany(applications.map(({ applicantId }) => applicantId));
    return applications.flatMap((application): OwnersApplicant[] => {
      const applicant = users.get(application.applicantId);
      return applicant ? [seenByOwner(application, applicant)] : [];
    });
  }

  /** Returns one application, and marks it as seen if it shows the person. */
  async open(projectId: string, id: string): Promise<OwnersApplicant> {
    const application = await this.of(projectId, id);
    const applicant = await this.users.get(application.applicantId);
    if (!isShownToCompanies(applicant)) return seenByOwner(application, applicant);
    await this.applications.markSeen({ id });
    return seenByOwner(await this.applications.get(id), applicant);
  }

  async decide(
    companyId: string,
    projectId: string,
    id: string,
    decision: Decision,
    note: string,
  ): Promise<void> {
    await this.of(projectId, id);
    await this.deciding.decide({ kind: 'user', id: companyId }, id, decision, note);
  }

  /** Moves a pending applicant from one of the delivered stages to another. */
  async move(companyId: string, projectId: string, id: string, to: string, from: string): Promise<void> {
    await this.of(projectId, id);
    await this.moving.move({ kind: 'user', id: companyId }, id, to, from);
  }

  /** Returns the ids of the applicants of whom the company sees nothing at present. */
  private async hiddenOf(projectId: string): Promise<string[]> {
    const all = await this.applications.findAllOfTargets('project', [projectId]);
    const users = await this.users.findMany([...new Set(all.map(({ applicantId }) => applicantId))]);
    return [...users.values()].filter((user) => !isShownToCompanies(user)).map(({ id }) => id);
  }

  private async of(projectId: string, id: string): Promise<Application> {
    const application = await this.applications.get(id);
    if (application.kind !== 'project' || application.targetId !== projectId) throw notFound('application');
    return application;
  }
}
