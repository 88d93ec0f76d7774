import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { fullName, isShownToCompanies, type User } from '../../users/domain/user.ts';
import { isOwnedBy, type Applicant, type Project, type ProjectEntry } from '../domain/project.ts';

/** The applicants to projects, limited to what a reader may see. */
@Injectable()
export class ProjectApplicants {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly users: UsersService,
  ) {}

  /**
   * Returns the projects with the applicants that `readerId` may see: all of an own project, otherwise only the
   * reader's own entry; none without a reader. Without the names of those of whom companies see nothing. At most three queries for any number of projects.
   */
  async seenBy(readerId: string | undefined, projects: readonly Project[]): Promise<ProjectEntry[]> {
    if (readerId === undefined) return projects.map((project) => ({ project, applicants: [] }));
    const idsWhere = (own: boolean) =>
      projects.filter((project) => isOwnedBy(project, readerId) === own).map(({ id }) => id);
    const found = await Promise.all([
      this.applications.findAllOfTargets('project', idsWhere(true)),
      this.applications.findAllOfTargets('project', idsWhere(false), readerId),
    ]);
    // Applicants do not see their withdrawn applications; owners still do.
    const [ofOwn, own] = found;
    const applications = [...ofOwn, ...own.filter(({ status }) => status !== 'withdrawn')];
    const users = await this.applicantsOf(applications);
    const shown = new Map(
      [...users].map(([id, user]) => [id, isShownToCompanies(user) ? user : unnamed(user)]),
    );
    const byProject = new Map(projects.map(({ id }) => [id, [] as Applicant[]]));
    for (const application of applications)
      byProject.get(application.targetId)?.push(toApplicant(application, shown));
    return projects.map((project) => ({ project, applicants: byProject.get(project.id) ?? [] }));
  }

  /** All applicants of one project, newest first, for administrators; `q` searches names, company and e-mail. */
  async page(projectId: string, q: string | undefined, request: PageRequest): Promise<Page<Applicant>> {
    const wanted = { kind: 'project', targetId: projectId, q, in: ['person', 'email'] } as const;
    const page = await this.applications.page(wanted, request);
    const users = await this.applicantsOf(page.items);
    return page.map((application) => toApplicant(application, users));
  }

  private async applicantsOf(applications: readonly Application[]): Promise<Map<string, User>> {
    const ids = new Set(applications.map(({ applicantId }) => applicantId));
    return ids.size === 0 ? new Map() : this.users.findMany([...ids]);
  }
}

type Named = Pick<User, 'first_name' | 'last_name' | 'role'>;

const unnamed = ({ role }: Named): Named => ({ first_name: '', last_name: '', role });

function toApplicant(application: Application, users: Map<string, Named>): Applicant {
  const user = users.get(application.applicantId);
  return {
    userId: application.applicantId,
    name: user ? fullName(user) : '',
    role: user?.role ?? '',
    applicationId: application.id,
    status: application.status,
    appliedAt: application.appliedAt,
  };
}
