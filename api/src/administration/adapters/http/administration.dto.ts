import { IsIn } from 'class-validator';
import type { RecordedEntry } from '../../../platform/audit/audit-reader.ts';
import {
  MAIL_STATES,
  type MailState,
  type UndeliveredMail,
} from '../../../platform/mail/undelivered-mails.ts';
import { Optional, SearchText } from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';

export class AuditQuery extends StablePageQuery {
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
   * The name or title of its subject.
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

export class OutboxQuery extends StablePageQuery {
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
