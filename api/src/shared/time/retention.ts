import { FIXED_PERIODS } from '@consulting/contracts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long data is kept before it is removed automatically. The operator decides this for unconfirmed accounts, ended
 * applications and contact messages (`Settings.keep`). Everything else stays until somebody deletes it or an account is
 * erased. The privacy policy promises most of these periods, and docs/operations.md lists them: they change together.
 */
export const RETENTION = {
  /** Calendar months. */
  months: { undeliveredMails: 1 },
  /** All others in milliseconds. How long a session lives without a request, and at most. */
  sessions: {
    user: { idle: FIXED_PERIODS.sessionIdleHours * HOUR, most: FIXED_PERIODS.sessionDays * DAY },
    admin: { idle: 30 * MINUTE, most: 12 * HOUR },
  },
  /** How long a mailed link or a code is valid; after that it is removed, used or not. */
  tokens: {
    'verify-email': DAY,
    'reset-password': HOUR,
    exchange: MINUTE,
    invitation: 7 * DAY,
    'change-email': FIXED_PERIODS.newEmailHours * HOUR,
    'undo-email-change': FIXED_PERIODS.previousEmailDays * DAY,
    /** Challenges that a passkey signs. A sign-in form may stay open for some time before it is used. */
    'passkey-sign-in': HOUR,
    'passkey-confirmation': 5 * MINUTE,
    'new-passkey': 5 * MINUTE,
  },
  /** Previous email addresses stay reserved while the link that undoes the change is valid. */
  previousEmails: FIXED_PERIODS.previousEmailDays * DAY,
  /** Applications without an account that wait for their confirmation. */
  guestApplications: FIXED_PERIODS.guestApplicationDays * DAY,
  /** Wrong codes are counted for as long. */
  wrongPasswords: FIXED_PERIODS.wrongTryMinutes * MINUTE,
  /** The cookie that makes a browser a known device of an account. */
  knownDevices: FIXED_PERIODS.knownDeviceDays * DAY,
  /** Answers to requests with an Idempotency-Key. */
  keptAnswers: FIXED_PERIODS.keptAnswerHours * HOUR,
  /** An app's key that was offered but not confirmed with a code. */
  offeredCodes: 15 * MINUTE,
  /** Between the password and the second factor. */
  stageTokens: 5 * MINUTE,
  /** The count of mails that anybody can cause by entering an address. */
  mailsByStrangers: HOUR,
  /** When mails were sent whose number is bounded for each reader: as long as the longest of these bounds. */
  mailTimes: FIXED_PERIODS.mailTimesHours * HOUR,
  /** The record of a webhook delivery that is no longer waiting. */
  deliveries: 30 * DAY,
  /** The events that other systems may read. */
  events: 30 * DAY,
  /** The record of what an alert has told a person, so that nothing is told twice. */
  told: FIXED_PERIODS.alertDays * DAY,
  /** What a search would have found before an edit: an entry that it already found does not count as new. */
  formerVersions: FIXED_PERIODS.alertDays * DAY,
  /** The notes of removals, by which programs update their copies. */
  removals: FIXED_PERIODS.removalDays * DAY,
  /** What people have decided, so that a restore does not undo it. Backups are rotated sooner. */
  wishes: FIXED_PERIODS.alertDays * DAY,
  /** How often a mail server has refused an address. */
  refusals: FIXED_PERIODS.alertDays * DAY,
  /** The record of the days with a written digest. */
  digestDays: 7 * DAY,
  /** Figures of single days: longer than the longest period with its first week. */
  closedDays: 120 * DAY,
  /** Uploaded files that nothing refers to; a file is attached within its request. */
  pendingFiles: HOUR,
  /** Files that nothing refers to any more: readers that have started may finish, including a backup. */
  releasedFiles: 10 * MINUTE,
  /** Time after which the store itself removes expired data that no sweep has removed. */
  missedBySweeps: 365 * DAY,
} as const;

/**
 * The options of a TTL index. Our sweeps remove expired data within minutes, by the product's clock; the store itself
 * only removes what they missed.
 */
export const EXPIRY_BY_STORE = { expireAfterSeconds: RETENTION.missedBySweeps / 1000 };

/**
 * How often sweeps run, in milliseconds: where people wait for it, where minutes matter, and where months do. The first
 * is below a minute, because finding it due takes up to ten seconds and it must be done within one minute.
 */
export const SWEEP_EVERY = { minute: 45_000, minutes: 5 * MINUTE, hours: 6 * HOUR } as const;

/** Returns the instant this many days of 24 hours before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Returns the instant `months` before `now`, by the calendar in UTC; a day that month lacks becomes its last one. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return date;
}

/** Returns the instant `months` after `now`, likewise. */
export const monthsAfter = (now: Date, months: number): Date => monthsBefore(now, -months);
