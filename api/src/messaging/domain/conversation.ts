import type { ContactKind, Role } from '@consulting/contracts';

/** A user's conversation with the administration, or one message of the contact form. */
export type ConversationKind = 'user' | 'contact';

/**
 * The summary of a conversation, updated together with its messages so that lists need not read them.
 * Its id is the user's, or for the contact form its own.
 */
export interface Conversation {
  id: string;
  kind: ConversationKind;
  /** For contact forms; null for users. */
  contactKind: ContactKind | null;
  /** As of the last message; a user's current name is in the account. */
  name: string;
  email: string;
  /** The start of the last message. */
  lastMessage: string;
  timestamp: Date;
  /** Messages the administration has not opened. */
  unread: number;
  /** Messages of the administration that the user has not read. */
  unreadByUser: number;
  /** How many the user has sent to the administration, ever. */
  userMessages: number;
  /** When the user was last notified of a message by mail. */
  noticedAt: Date | null;
  /** For contact forms: whether it looks like spam. */
  isSpam: boolean;
}

/** A row of the administration's list; a user's name and role are the account's current ones. */
export interface ConversationSummary extends Conversation {
  role?: Role;
}

/** The maximum length of `lastMessage` in characters. */
export const LAST_MESSAGE_LENGTH = 200;

const NOTICE_PAUSE_MS = 15 * 60 * 1000;

/**
 * Returns whether a user gets a mail about a new message: always when everything before was read, else once in 15
 * minutes, so that a chat of ten short lines is not ten mails.
 */
export function isNoticeDue(
  before: Pick<Conversation, 'unreadByUser' | 'noticedAt'> | null,
  now: Date,
): boolean {
  if (!before || before.unreadByUser === 0 || !before.noticedAt) return true;
  return now.getTime() - before.noticedAt.getTime() >= NOTICE_PAUSE_MS;
}
