import { Injectable } from '@nestjs/common';
import type { ApplicationKind } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { ApplicationCounts } from '../../applications/domain/application-list.ts';
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
  applications: Record<ApplicationKind, ApplicationCounts>;
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
  /** Unopened reports of barriers; the conversations above count them, too. */
  unreadBarriers: number;
  /** Unopened contact messages that look like spam. */
  flaggedMessages: number;
  /** Emails that could not be delivered, or are held after a restore. */
  undeliveredMails: number;
  backups: BackupHealth;
  /** Applications for jobs on each of the last 30 days (UTC), oldest first. */
  applicationsPerDay: DayCount[];
}

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

  /** Takes a fixed number of parallel queries, one or two of each collection; none but the last reads entries. */
  async overview(): Promise<Overview> {
    const now = this.clock.now();
    const [
      jobs,
      applications,
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
      this.jobs.count(),
      this.applications.countByKind(),
      this.users.countByRole(),
      this.projects.count(),
      this.projects.countWaiting(),
      this.employees.count(),
      this.consultants.count(),
      this.conversations.totals(),
      this.undelivered.count('failed', 'held'),
      this.backups.health(),
      this.applications.appliedSince('job', startOfPlot(now)),
    ]);
    return {
      jobs,
      applications,
      jobSeekers: roles.JobSeeker,
      freelancers: roles.Freelancer,
      b2bUsers: roles.B2B,
      projects,
      heldProjects,
      employees,
      consultants,
      unreadConversations: unread.unread,
      unreadBarriers: unread.unreadBarriers,
      flaggedMessages: unread.unreadSpam,
      undeliveredMails: undelivered,
      backups,
      applicationsPerDay: countPerDay(appliedAt, now, PLOT_DAYS),
    };
  }
}
