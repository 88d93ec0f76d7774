const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long data is kept that is removed automatically; for accounts that were never confirmed, ended applications and
 * contact messages the operator decides that (`Settings.keep`). Everything else stays until somebody deletes it or an
 * account is erased. The privacy policy promises most of these, and docs/operations.md lists them: they change together.
 */
export const RETENTION = {
  /** In months, by the calendar. */
  months: { undeliveredMails: 1 },
  /** All others in milliseconds. How long a session lives without a request, and at most. */
  sessions: {
    user: { idle: DAY, most: 30 * DAY },
    admin: { idle: 30 * MINUTE, most: 12 * HOUR },
  },
  /** How long a mailed link or a code works; after that it is removed, used or not. */
  tokens: {
    'verify-email': DAY,
    'reset-password': HOUR,
    exchange: MINUTE,
    invitation: 7 * DAY,
    'change-email': DAY,
    'undo-email-change': 7 * DAY,
    /** What a passkey signs; the form to sign in may stand open for some time before it is used. */
    'passkey-sign-in': HOUR,
    'passkey-confirmation': 5 * MINUTE,
    'new-passkey': 5 * MINUTE,
  },
  /** Previous email addresses are reserved, so that a change can be undone: as long as its link works. */
  previousEmails: 7 * DAY,
  /** Also of wrong codes. */
  wrongPasswords: 15 * MINUTE,
  /** What was answered to a request with an Idempotency-Key. */
  keptAnswers: DAY,
  /** The key of an app that was offered and not proven. */
  offeredCodes: 15 * MINUTE,
  /** Between the password and the second factor. */
  stageTokens: 5 * MINUTE,
  /** The count of mails that anybody can cause by typing an address. */
  mailsByStrangers: HOUR,
  /** The record of what was sent to a webhook, once it does not wait any more. */
  deliveries: 30 * DAY,
  /** For which days the digest was written. */
  digestDays: 7 * DAY,
  /** Bytes of an upload that nothing came to refer to: it is attached within its request. */
  pendingFiles: HOUR,
  /** Bytes that nothing refers to any more: whoever began to read them may finish, a backup included. */
  releasedFiles: 10 * MINUTE,
  /** What no sweep has removed is removed by the store itself, this long after it expired. */
  missedBySweeps: 365 * DAY,
} as const;

/**
 * The options of a TTL index. Our sweeps remove what has expired within minutes, by the product's clock; the store itself
 * only removes what they missed.
 */
export const EXPIRY_BY_STORE = { expireAfterSeconds: RETENTION.missedBySweeps / 1000 };

/**
 * How often sweeps run, in milliseconds: where people wait for it, where minutes matter, and where months do. The first is
 * less than a minute, so that it is found to be due (which takes up to ten seconds) and done within one.
 */
export const SWEEP_EVERY = { minute: 45_000, minutes: 5 * MINUTE, hours: 6 * HOUR } as const;

/** The instant this many days of 24 hours before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** The instant `months` before `now`, by the calendar in UTC; a day that month lacks becomes its last one. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return date;
}
