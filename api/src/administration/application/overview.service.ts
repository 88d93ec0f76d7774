import { Injectable } from '@nestjs/common';
import type { ApplicationKind } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { ApplicationTotals } from '../../applications/domain/application-list.ts';
import { AdminConsultantsService } from '../../consultants/application/admin-consultants.service.ts';
import { AdminEmployeesService } from '../../employees/application/admin-employees.service.ts';
import { AdminJobsService } from '../../jobs/application/admin-jobs.service.ts';
import { ConversationsService } from '../../messaging/application/conversations.service.ts';
import { type BackupHealth, Backups } from '../../platform/backup/record/backups.port.ts';
import { UndeliveredMails } from '../../platform/mail/undelivered-mails.ts';
import { AdminProjectsService } from '../../projects/application/admin-projects.service.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { countPerDay, PLOT_DAYS, startOfPlot, type DayCount } from '../domain/days.ts';

/** The numbers in the administration's sidebar and plots. */
export interface Overview {
  jobs: number;
  /** Counts of each kind: all, pending, and since when the longest pending one waits. */
  applications: Record<ApplicationKind, ApplicationTotals>;
  jobSeekers: number;
  freelancers: number;
  b2bUsers: number;
  projects: number;
  /** Projects of companies that wait for release: held and open. */
  heldProjects: number;
  employees: number;
  consultants: number;
  /** Conversations with messages that the administration has not opened, without flagged ones. */
  unreadConversations: number;
  /** Unopened contact messages that look like spam. */
  flaggedMessages: number;
  /** Emails that could not be delivered, or are held after a restore. */
  undeliveredMails: number;
  backups: BackupHealth;
  /** Applications for jobs on each of the last 30 days (UTC), oldest first. */
  applicationsPerDay: DayCount[];
}

const COUNT_ONLY = { page: 1, limit: 1 };

@Injectable()
export class OverviewService {
  constructor(
    private readonly jobs: AdminJobsService,
    private readonly applications: ApplicationsService,
    private readonly users: UsersService,
    private readonly projects: AdminProjectsService,
    private readonly employees: AdminEmployeesService,
    private readonly consultants: AdminConsultantsService,
    private readonly conversations: ConversationsService,
    private readonly undelivered: UndeliveredMails,
    private readonly backups: Backups,
    private readonly clock: Clock,
  ) {}

  /** Takes a fixed number of parallel queries; each counts, and reads at most one entry. */
  async overview(): Promise<Overview> {
    const now = this.clock.now();
    const [
      jobs,
      job,
      project,
      consultant,
      roles,
      projects,
      heldProjects,
      employees,
      consultants,
      unread,
      undelivered,
      backups,
      appliedAt,
    ] = await Promise.all([
      this.jobs.list({}, COUNT_ONLY),
      this.applications.totals('job'),
      this.applications.totals('project'),
      this.applications.totals('consultant'),
      this.users.countByRole(),
      this.projects.list({ owner: 'all' }, COUNT_ONLY),
      this.projects.countWaiting(),
      this.employees.list(undefined, COUNT_ONLY),
      this.consultants.list({}, COUNT_ONLY),
      this.conversations.totals(),
      this.undelivered.count('failed', 'held'),
      this.backups.health(),
      this.applications.appliedSince('job', startOfPlot(now)),
    ]);
    return {
      jobs: jobs.total,
      applications: { job, project, consultant },
      jobSeekers: roles.JobSeeker,
      freelancers: roles.Freelancer,
      b2bUsers: roles.B2B,
      projects: projects.total,
      heldProjects,
      employees: employees.total,
      consultants: consultants.total,
      unreadConversations: unread.unread,
      flaggedMessages: unread.unreadSpam,
      undeliveredMails: undelivered,
      backups,
      applicationsPerDay: countPerDay(appliedAt, now, PLOT_DAYS),
    };
  }
}
