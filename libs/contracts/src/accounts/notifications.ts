import type { MailKind } from '../administration/mail-kinds.ts';
import type { Role } from './roles.ts';

/**
 * The emails that a user may switch off, in groups, and what can be chosen for each; the first is the default. Every other
 * email is needed by law or for safety.
 */
export const NOTIFICATION_CHOICES = {
  /** Messages and notes of the firm. */
  messages: ['at-once', 'none'],
  /** News for saved searches. */
  alerts: ['on', 'none'],
  /** Applicants of the user's own projects. */
  applicants: ['at-once', 'daily', 'none'],
  /** Reminders to confirm one's availability. */
  availability: ['on', 'none'],
} as const;

export type Notification = keyof typeof NOTIFICATION_CHOICES;

export const NOTIFICATIONS = Object.keys(NOTIFICATION_CHOICES) as Notification[];

/** What a user has chosen. */
export type NotificationPreferences = {
  [Each in Notification]: (typeof NOTIFICATION_CHOICES)[Each][number];
};

export const DEFAULT_NOTIFICATIONS: NotificationPreferences = {
  messages: 'at-once',
  alerts: 'on',
  applicants: 'at-once',
  availability: 'on',
};

/** The groups whose mails each role gets. */
export const NOTIFICATIONS_OF: Record<Role, readonly Notification[]> = {
  JobSeeker: ['messages', 'alerts'],
  Freelancer: ['messages', 'alerts', 'availability'],
  B2B: ['messages', 'alerts', 'applicants'],
};

/** The group of each kind of mail that can be switched off. */
const GROUPS: Partial<Record<MailKind, Notification>> = {
  alert: 'alerts',
  availability: 'availability',
  message: 'messages',
  'new-applicant': 'applicants',
  notification: 'messages',
  withdrawn: 'applicants',
};

/** Returns the group by which mails of a kind are switched off; undefined for those that cannot be. */
export const notificationOf = (kind: MailKind): Notification | undefined => GROUPS[kind];

/** Returns the kinds of mails in a group. */
export const kindsOf = (notification: Notification): MailKind[] =>
  (Object.keys(GROUPS) as MailKind[]).filter((kind) => GROUPS[kind] === notification);
