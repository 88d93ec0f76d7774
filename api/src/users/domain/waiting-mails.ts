/**
 * Which mails still go to a user at the moment at which they leave: a mail may wait for a day, and the account changes
 * meanwhile. Only mails with `wantedBy` are judged. See docs/decisions/0050-mails.md.
 */

import { NOTIFICATIONS_OF, notificationOf, type MailKind, type Role } from '@consulting/contracts';
import type { User } from './user.ts';

/**
 * Whether a blocked user gets a mail of each kind. Blocked users cannot sign in, so nothing invites them to act. They are told
 * of the security of their account, of their data, and of what others decide or cancel about what they have sent before.
 */
export const WHILE_BLOCKED: Readonly<Record<MailKind, boolean>> = {
  'account-erased': true,
  'address-kept': true,
  'address-known': true,
  'address-wanted': true,
  'admin-added': true,
  alert: false,
  'api-key-made': true,
  appointment: true,
  'appointment-firm': true,
  'appointment-owner': true,
  availability: false,
  'calendar-feed': true,
  'calendar-feed-made': true,
  'confirm-address': true,
  'confirm-application': true,
  'consultant-request': true,
  contact: true,
  decision: true,
  digest: true,
  'email-changed': true,
  'email-restored': true,
  'email-taken-back': true,
  'finish-registration': true,
  invitation: true,
  'invitation-made': true,
  'known-applicant': true,
  message: false,
  'new-applicant': false,
  'new-device': true,
  notification: false,
  'passkey-added': true,
  'passkey-removed': true,
  'password-changed': true,
  'password-reset': true,
  'permit-missing': true,
  'pool-ending': false,
  'project-state': true,
  proposal: true,
  'proposal-company': false,
  'proposal-firm': true,
  'put-on-hold': true,
  receipt: true,
  'recovery-code-used': true,
  'recovery-codes-made': true,
  'second-factor-added': true,
  'second-factor-removed': true,
  'second-factor-reset': true,
  verification: true,
  'webhook-address': true,
  withdrawn: false,
};

/** The role of the only users that get a kind of mail which belongs to no group; those of the groups are in `NOTIFICATIONS_OF`. */
export const ONLY_FOR: Readonly<Partial<Record<MailKind, Role>>> = {
  'appointment-owner': 'B2B',
  'proposal-company': 'B2B',
};

/** Mails to companies that name an applicant: one who is not shown to companies at present is named in none that leaves. */
export const SHOWS_APPLICANT: ReadonlySet<MailKind> = new Set([
  'appointment-owner',
  'new-applicant',
  'withdrawn',
]);

/** Returns whether a user, as the account is now, gets a mail of this kind. */
export function isStillFor({ role, blocked, notifications }: User, kind: MailKind): boolean {
  if (blocked && !WHILE_BLOCKED[kind]) return false;
  const notification = notificationOf(kind);
  if (notification === undefined) return (ONLY_FOR[kind] ?? role) === role;
  return NOTIFICATIONS_OF[role].includes(notification) && notifications[notification] !== 'none';
}
