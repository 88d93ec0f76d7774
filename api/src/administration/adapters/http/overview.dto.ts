import { ApiProperty } from '@nestjs/swagger';
import type { BackupHealth } from '../../../platform/backup/record/backups.port.ts';
import type { Overview } from '../../application/overview.service.ts';

export class DayCountView {
  /**
   * A day in UTC.
   * @example 2026-11-21
   */
  day: string;

  /** @example 3 */
  count: number;
}

export class BackupView {
  /** The moment whose data the last complete backup holds; null before the first one. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T02:30:00.000Z' })
  lastAt: string | null;

  /**
   * Whether the last backup is too old, or the first one late.
   * @example false
   */
  isOverdue: boolean;
}

export class OverviewView {
  /** @example 32 */
  jobs: number;

  /**
   * Applications for jobs.
   * @example 48
   */
  applications: number;

  /**
   * Applications for jobs that have not been decided yet.
   * @example 12
   */
  openApplications: number;

  /**
   * Applications for projects, also those of companies, that have not been decided yet.
   * @example 7
   */
  openProjectApplications: number;

  /**
   * Requests for consultants that have not been answered yet.
   * @example 2
   */
  openConsultantRequests: number;

  /**
   * Speculative applications that have not been decided yet.
   * @example 1
   */
  openSpeculativeApplications: number;

  /** @example 120 */
  jobSeekers: number;

  /** @example 35 */
  freelancers: number;

  /** @example 14 */
  b2bUsers: number;

  /** @example 31 */
  projects: number;

  /**
   * Projects of companies that await review by the administration.
   * @example 1
   */
  heldProjects: number;

  /** @example 22 */
  employees: number;

  /** @example 20 */
  consultants: number;

  /**
   * Conversations with something the administration has not opened, without flagged ones.
   * @example 4
   */
  unreadConversations: number;

  /**
   * Reports of barriers that were not opened; the conversations above count them, too.
   * @example 1
   */
  unreadBarriers: number;

  /**
   * Contact messages that look like spam and were not opened.
   * @example 1
   */
  flaggedMessages: number;

  /**
   * Emails that could not be delivered, or are held after a backup was restored.
   * @example 0
   */
  undeliveredMails: number;

  /** Null where no backup is expected and none was ever made. */
  backup: BackupView | null;

  /** Applications for jobs on each of the last 30 days, the oldest first. */
  applicationsPerDay: DayCountView[];
}

export function toOverviewView(overview: Overview): OverviewView {
  const { job, project, consultant, speculative } = overview.applications;
  return {
    jobs: overview.jobs,
    applications: job.all,
    openApplications: job.pending,
    openProjectApplications: project.pending,
    openConsultantRequests: consultant.pending,
    openSpeculativeApplications: speculative.pending,
    jobSeekers: overview.jobSeekers,
    freelancers: overview.freelancers,
    b2bUsers: overview.b2bUsers,
    projects: overview.projects,
    heldProjects: overview.heldProjects,
    employees: overview.employees,
    consultants: overview.consultants,
    unreadConversations: overview.unreadConversations,
    unreadBarriers: overview.unreadBarriers,
    flaggedMessages: overview.flaggedMessages,
    undeliveredMails: overview.undeliveredMails,
    backup: toBackupView(overview.backups),
    applicationsPerDay: overview.applicationsPerDay.map(({ day, count }) => ({ day, count })),
  };
}

function toBackupView({ last, expectedSince, isOverdue }: BackupHealth): BackupView | null {
  if (!last && !expectedSince) return null;
  return { lastAt: last && last.at.toISOString(), isOverdue };
}
