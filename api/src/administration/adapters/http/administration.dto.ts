import { IsIn } from 'class-validator';
import type { RecordedEntry } from '../../../platform/audit/audit-reader.ts';
import {
  MAIL_STATES,
  type MailState,
  type UndeliveredMail,
} from '../../../platform/mail/undelivered-mails.ts';
import { Optional, SearchText } from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { PageQuery } from '../../../shared/http/input/page.dto.ts';
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

  /** @example 120 */
  jobSeekers: number;

  /** @example 35 */
  freelancers: number;

  /** @example 14 */
  b2bUsers: number;

  /** @example 31 */
  projects: number;

  /**
   * Projects of companies that wait for a look of the administration.
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
   * Contact messages that look like spam and were not opened.
   * @example 1
   */
  flaggedMessages: number;

  /**
   * Emails that could not be delivered, or are held after a backup was restored.
   * @example 0
   */
  undeliveredMails: number;

  /** Applications for jobs on each of the last 30 days, the oldest first. */
  applicationsPerDay: DayCountView[];
}

export function toOverviewView(overview: Overview): OverviewView {
  const { job, project, consultant } = overview.applications;
  return {
    jobs: overview.jobs,
    applications: job.all,
    openApplications: job.pending,
    openProjectApplications: project.pending,
    openConsultantRequests: consultant.pending,
    jobSeekers: overview.jobSeekers,
    freelancers: overview.freelancers,
    b2bUsers: overview.b2bUsers,
    projects: overview.projects,
    heldProjects: overview.heldProjects,
    employees: overview.employees,
    consultants: overview.consultants,
    unreadConversations: overview.unreadConversations,
    flaggedMessages: overview.flaggedMessages,
    undeliveredMails: overview.undeliveredMails,
    applicationsPerDay: overview.applicationsPerDay.map(({ day, count }) => ({ day, count })),
  };
}

export class AuditQuery extends PageQuery {
  /**
   * Exactly this action.
   * @example job.deleted
   */
  @SearchText(100)
  action?: string;
}

export class AuditEntryView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 2026-11-21T08:00:00.000Z */
  at: string;

  /**
   * An administrator's, an API key's or a user's id, or `system`.
   * @example 656f2a9e1c9d440000a1b2c4
   */
  actorId: string;

  /** @example admin */
  actorKind: 'admin' | 'key' | 'user' | 'system';

  /** @example job.deleted */
  action: string;

  /** @example job */
  targetKind: string;

  /** @example 656f2a9e1c9d440000a1b2c5 */
  targetId: string;

  /**
   * The name or title of what it was done to.
   * @example Jana Seeker
   */
  label?: string;

  /**
   * Of a decision the job applied for, of a new message limit the limit.
   * @example SAP Basis Administrator
   */
  regarding?: string;

  /**
   * Why an account was erased, in the administrator's words.
   * @example Asked for it by telephone
   */
  reason?: string;
}

export function toAuditEntryView(entry: RecordedEntry): AuditEntryView {
  return {
    _id: entry.id,
    at: entry.at.toISOString(),
    actorId: entry.actorId,
    actorKind: entry.actorKind,
    action: entry.action,
    targetKind: entry.targetKind,
    targetId: entry.targetId,
    ...(entry.label === undefined ? {} : { label: entry.label }),
    ...(entry.regarding === undefined ? {} : { regarding: entry.regarding }),
    ...(entry.reason === undefined ? {} : { reason: entry.reason }),
  };
}

export class OutboxQuery extends PageQuery {
  /** Only emails that are waiting, that have failed, or that are held after a backup was restored. */
  @Optional()
  @IsIn(MAIL_STATES, rule('field.not-one-of', { choices: MAIL_STATES.join(', ') }))
  state?: MailState;
}

/** A mail that is not delivered; its text is not shown, as it may hold links that sign in. */
export class OutboxMailView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example mara@mail.example */
  to: string;

  /** @example Please confirm your address */
  subject: string;

  /** @example verification */
  kind: string;

  /**
   * `held`: it was waiting when a backup was restored, and may have been delivered since. It is not sent by itself.
   * @example failed
   */
  state: MailState;

  /** @example 8 */
  attempts: number;

  /**
   * The mail server's response.
   * @example 550 mailbox unavailable
   */
  lastError: string | null;

  /** @example 2026-11-21T08:00:00.000Z */
  createdAt: string;

  /**
   * Time of the next attempt; null once it has failed or is held.
   * @example 2026-11-21T08:15:00.000Z
   */
  nextAt: string | null;
}

export function toOutboxMailView(mail: UndeliveredMail): OutboxMailView {
  return {
    _id: mail.id,
    to: mail.to,
    subject: mail.subject,
    kind: mail.kind,
    state: mail.state,
    attempts: mail.attempts,
    lastError: mail.lastError,
    createdAt: mail.createdAt.toISOString(),
    nextAt: mail.state === 'waiting' ? mail.nextAt.toISOString() : null,
  };
}
