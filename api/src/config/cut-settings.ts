import type { Settings } from './settings.ts';

/** An address with a user and an empty password, or a password without a user. */
const HALF = /^[\w+.-]+:\/\/([^/?#@]*:|:[^/?#@]*)@/;

/**
 * Returns the names of settings that have lost a part on their way here. In an unquoted value of `.env`, Docker Compose
 * replaces `$name` by a variable, usually an empty one. If a password began with `$`, nothing of it is left; when a part
 * is left, it cannot be told from a password.
 */
export function cutSettings({ smtpUrl, databaseUri }: Pick<Settings, 'smtpUrl' | 'databaseUri'>): string[] {
  return Object.entries({ SMTP_URL: smtpUrl ?? '', MONGODB_URI: databaseUri }).flatMap(([name, value]) =>
    HALF.test(value) ? [name] : [],
  );
}
