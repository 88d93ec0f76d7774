import { coded, LIMITS, type Language } from '@consulting/contracts';
import { DomainError, forbidden, invalid } from '../../shared/errors.ts';

export type Sender = 'user' | 'admin';

/** One message between a user and the administration, or a contact form's. */
export interface Message {
  id: string;
  /** Whose conversation: the user's id, or the contact message's own. */
  conversationId: string;
  sender: Sender;
  content: string;
  timestamp: Date;
  /** The job it is about; unlinked when the job is deleted. */
  jobId: string | null;
  /** A user's own note: among the user's messages, but not sent to anybody, not seen by the administration and not counted. */
  isNote: boolean;
  /** Known of what the system wrote and of contact forms; null for what people write to each other. */
  language: Language | null;
}

/** The eleventh message of a user (the specification, section 9), or the one past a limit of the user's own. */
export function messageLimitReached(limit: number): DomainError {
  if (limit === LIMITS.userMessages) return forbidden('message.limit-reached');
  return new DomainError('forbidden', coded('message.own-limit-reached', { max: limit }));
}

/** Nobody reads answers to a contact form in a chat (the specification, section 6). */
export function noReplyToContact(): DomainError {
  return invalid('contact.no-reply');
}

export function noteLimitReached(): DomainError {
  return new DomainError('forbidden', coded('note.limit-reached', { max: NOTE_LIMIT }));
}

/** Notes a user may keep for itself. */
export const NOTE_LIMIT = 100;
