import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application, Decision } from '../../applications/domain/application.ts';
import { MessagingService } from '../../messaging/application/messaging.service.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Files } from '../../platform/files/files.ts';
import { Outbox } from '../../platform/mail/outbox.ts';
import { notFound } from '../../shared/errors.ts';
import { Page, pageOf, type PageRequest } from '../../shared/page.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { fullName, isFoundBy, type User } from '../../users/domain/user.ts';
import { decisionMail, decisionText } from './decision-notice.ts';
import { JobsService } from './jobs.service.ts';

export interface JobApplicant {
  application: Application;
  user: User;
}

export interface ApplicantProfile {
  user: User;
  /** To jobs, newest first. */
  applications: Application[];
  /** Titles of those jobs by id. */
  titles: Map<string, string>;
}

/** The administration's side of applications to jobs: who applied, the decision, the profile and its files. */
@Injectable()
export class ApplicantsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly applications: ApplicationsService,
    private readonly users: UsersService,
    private readonly messaging: MessagingService,
    private readonly outbox: Outbox,
    private readonly files: Files,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  /** Who applied to a job, newest first; `q` is searched in names, company and e-mail, `without` leaves a status out. */
  async ofJob(
    jobId: string,
    request: PageRequest,
    { q, without }: { q?: string | undefined; without?: ApplicationStatus | undefined } = {},
  ): Promise<Page<JobApplicant>> {
    await this.jobs.one(jobId);
    if (!q) {
      const page = await this.applications.pageOfTarget('job', jobId, request, without);
      return new Page(await this.withUsers(page.items), page.total, request);
    }
    const all = await this.applications.findAllOfTargets('job', [jobId]);
    const wanted = await this.withUsers(all.filter(({ status }) => status !== without));
    return pageOf(
      wanted.filter(({ user }) => isFoundBy(q, user)),
      request,
    );
  }

  /** The decision, the message to the applicant and the mail are one unit of work, and happen once. */
  async decide(adminId: string, jobId: string, applicantId: string, decision: Decision): Promise<void> {
    await this.unitOfWork.run(async () => {
      const job = await this.jobs.one(jobId);
      await this.applications.one('job', jobId, applicantId);
      const applicant = await this.users.hold(applicantId);
      await this.applications.decide('job', jobId, applicantId, decision);
      await this.messaging.notify(applicantId, decisionText(job, decision), { jobId });
      await this.outbox.enqueue(decisionMail(job, applicant, decision));
      const about = { kind: 'user', id: applicantId, label: fullName(applicant), regarding: job.title };
      await this.audit.byAdmin(adminId, `applicant.${decision}`, about);
    });
  }

  async profile(userId: string): Promise<ApplicantProfile> {
    const user = await this.users.get(userId);
    const applications = await this.applications.findAllOfApplicant(userId, 'job');
    const titles = await this.jobs.titlesOf(applications.map(({ targetId }) => targetId));
    return { user, applications, titles };
  }

  /** An applicant's document; every access is recorded in the audit log (API contract: applicants/{id}/cv). */
  async openDocument(adminId: string, userId: string, document: 'cv' | 'certificate') {
    const user = await this.users.get(userId);
    const file = user[document];
    if (!file) throw notFound(document === 'cv' ? 'cv' : 'certificate');
    const content = await this.files.open(file);
    const about = { kind: 'user', id: userId, label: fullName(user) };
    await this.audit.byAdmin(adminId, `${document}.viewed`, about);
    return { file, content };
  }

  private async withUsers(applications: Application[]): Promise<JobApplicant[]> {
    const users = await this.users.findMany(applications.map(({ applicantId }) => applicantId));
    return applications.flatMap((application) => {
      const user = users.get(application.applicantId);
      return user ? [{ application, user }] : [];
    });
  }
}
