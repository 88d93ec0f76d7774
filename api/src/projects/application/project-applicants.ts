import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { pageOf, type Page, type PageRequest } from '../../shared/page.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { fullName, isFoundBy, type User } from '../../users/domain/user.ts';
import { isOwnedBy, type Applicant, type Project, type ProjectEntry } from '../domain/project.ts';

/** Who applied to projects, cut to what a reader may see. */
@Injectable()
export class ProjectApplicants {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly users: UsersService,
  ) {}

  /**
   * The projects with the applicants that `readerId` may see: all of an own project, else only the reader's
   * own entry; none without a reader. At most three queries, however many projects.
   */
  async seenBy(readerId: string | undefined, projects: readonly Project[]): Promise<ProjectEntry[]> {
    if (readerId === undefined) return projects.map((project) => ({ project, applicants: [] }));
    const idsWhere = (own: boolean) =>
      projects.filter((project) => isOwnedBy(project, readerId) === own).map(({ id }) => id);
    const found = await Promise.all([
      this.applications.findAllOfTargets('project', idsWhere(true)),
      this.applications.findAllOfTargets('project', idsWhere(false), readerId),
    ]);
    const applications = found.flat();
    const users = await this.applicantsOf(applications);
    const byProject = new Map(projects.map(({ id }) => [id, [] as Applicant[]]));
    for (const application of applications)
      byProject.get(application.targetId)?.push(toApplicant(application, users));
    return projects.map((project) => ({ project, applicants: byProject.get(project.id) ?? [] }));
  }

  /** All applicants of one project, newest first; `q` is searched in names, company and e-mail: for administrators. */
  async page(projectId: string, q: string | undefined, request: PageRequest): Promise<Page<Applicant>> {
    if (q) {
      const all = await this.applications.findAllOfTargets('project', [projectId]);
      const users = await this.applicantsOf(all);
      const isWanted = (user: User | undefined) => user !== undefined && isFoundBy(q, user);
      const found = all.filter(({ applicantId }) => isWanted(users.get(applicantId)));
      return pageOf(found, request).map((application) => toApplicant(application, users));
    }
    const page = await this.applications.pageOfTarget('project', projectId, request);
    const users = await this.applicantsOf(page.items);
    return page.map((application) => toApplicant(application, users));
  }

  private async applicantsOf(applications: readonly Application[]): Promise<Map<string, User>> {
    const ids = new Set(applications.map(({ applicantId }) => applicantId));
    return ids.size === 0 ? new Map() : this.users.findMany([...ids]);
  }
}

function toApplicant(application: Application, users: Map<string, User>): Applicant {
  const user = users.get(application.applicantId);
  return {
    userId: application.applicantId,
    name: user ? fullName(user) : '',
    role: user?.role ?? '',
    status: application.status,
    appliedAt: application.appliedAt,
  };
}
