import { Injectable } from '@nestjs/common';
import { type Decision } from '@consulting/contracts';
import type { ApplicationFilter } from '../../applications/domain/application-list.ts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application, SentFile } from '../../applications/domain/application.ts';
import { DecidingService } from '../../placement/application/deciding.service.ts';
import { SentFiles, type OpenedFile } from '../../placement/application/sent-files.ts';
import type { FirmActor } from '../../shared/caller.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Titled } from '../../shared/posting/posting.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { User } from '../../users/domain/user.ts';
import { JobsService } from './jobs.service.ts';

export interface JobApplicant {
  application: Application;
  user: User;
}

export interface ApplicantProfile {
  user: User;
  /** The person's applications to jobs, newest first. */
  applications: Application[];
  /** The titles of those jobs, by id. */
  titles: Map<string, Titled>;
}

/** Applications to jobs for the administration: list, decision, profile and files. */
@Injectable()
export class ApplicantsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly applications: ApplicationsService,
    private readonly users: UsersService,
    private readonly deciding: DecidingService,
    private readonly sentFiles: SentFiles,
  ) {}

  /** The applicants to a job, newest first; `q` searches names, company and email, `without` excludes a status. */
  async ofJob(
    jobId: string,
    request: PageRequest,
    filter: Pick<ApplicationFilter, 'q' | 'without'> = {},
  ): Promise<Page<JobApplicant>> {
    await this.jobs.one(jobId);
    const wanted = { ...filter, kind: 'job', targetId: jobId, in: ['person', 'email'] } as const;
    const page = await this.applications.page(wanted, request);
    return page.with(await this.withUsers(page.items));
  }

  /** Decides the newest application of this person to this job. */
  async decide(
    by: FirmActor,
    jobId: string,
    applicantId: string,
    decision: Decision,
    note: string,
  ): Promise<void> {
    await this.jobs.one(jobId);
    const { id } = await this.applications.one('job', jobId, applicantId);
    await this.deciding.decide(by, id, decision, note);
  }

  /** Returns an applicant's profile and marks the person's applications as seen. */
  async profile(userId: string): Promise<ApplicantProfile> {
    const user = await this.users.get(userId);
    await this.applications.markSeen({ applicantId: userId });
    const applications = await this.applications.findAllOfApplicant(userId, 'job');
    const titles = await this.jobs.titlesOf(applications.map(({ targetId }) => targetId));
    return { user, applications, titles };
  }

  /** Opens the document of the profile as it is now. Every look is in the audit log and shown to the applicant. */
  openDocument(by: FirmActor, userId: string, document: SentFile): Promise<OpenedFile> {
    return this.sentFiles.openOfProfile(by, userId, document);
  }

  private async withUsers(applications: Application[]): Promise<JobApplicant[]> {
    const users = await this.users.findMany(applications.map(({ applicantId }) => applicantId));
    return applications.flatMap((application) => {
      const user = users.get(application.applicantId);
      return user ? [{ application, user }] : [];
    });
  }
}
