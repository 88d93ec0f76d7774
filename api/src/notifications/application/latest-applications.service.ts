import { Injectable } from '@nestjs/common';
import { LIMITS, type ApplicationKind } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { Targets } from '../../placement/application/targets.ts';
import type { Titled } from '../../shared/posting/posting.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { User } from '../../users/domain/user.ts';

/** A new application with the title of its target, for the administration. */
export interface LatestApplication extends Titled {
  application: Application;
  applicant: User;
}

export interface ProjectApplicant {
  user: User;
  projects: LatestApplication[];
  jobApplications: Application[];
}

/** The administration's overview of new applications. */
@Injectable()
export class LatestApplicationsService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly users: UsersService,
    private readonly targets: Targets,
  ) {}

  /** Returns the latest 5 (the specification, section 9), newest first. */
  latestJobApplications(): Promise<LatestApplication[]> {
    return this.latest('job', LIMITS.adminJobNotifications);
  }

  /** Returns the latest 10, newest first. */
  latestProjectApplications(): Promise<LatestApplication[]> {
    return this.latest('project', LIMITS.adminProjectNotifications);
  }

  /** Returns the latest 10, newest first. */
  latestConsultantRequests(): Promise<LatestApplication[]> {
    return this.latest('consultant', LIMITS.adminConsultantRequests);
  }

  /** Returns a user with the applications to projects, newest first, and marks the user's applications as seen. */
  async projectApplicant(userId: string): Promise<ProjectApplicant> {
    const user = await this.users.get(userId);
    await this.applications.markSeen({ applicantId: userId });
    const projects = await this.withNames(await this.applications.findAllOfApplicant(userId, 'project'));
    return { user, projects, jobApplications: await this.applications.findAllOfApplicant(userId, 'job') };
  }

  private async latest(kind: ApplicationKind, count: number): Promise<LatestApplication[]> {
    return this.withNames(await this.applications.findLatest(kind, count));
  }

  private async withNames(applications: Application[]): Promise<LatestApplication[]> {
    const [users, known] = await Promise.all([
      this.users.findMany(applications.map(({ applicantId }) => applicantId)),
      this.targets.withTargets(applications),
    ]);
    return known.flatMap(([application, { title, language }]) => {
      const applicant = users.get(application.applicantId);
      return applicant ? [{ application, applicant, title, language }] : [];
    });
  }
}
