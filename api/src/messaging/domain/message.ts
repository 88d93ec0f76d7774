import { coded, LIMITS, type Language } from '@consulting/contracts';
import { DomainError, forbidden, invalid } from '../../shared/errors.ts';

export type Sender = 'user' | 'admin';

/** One message between a user and the administration, or a contact form's. */
export interface Message {
  id: string;
  /** The user's id, or the contact form's own. */
  conversationId: string;
  sender: Sender;
  content: string;
  timestamp: Date;
  /** The job that it is about; unlinked when the job is deleted. */
  jobId: string | null;
  /** A user's own note: among the user's messages, but not sent, not shown to the administration and not counted. */
  isNote: boolean;
  /** The language of texts of the system and of contact forms; null for what people write to each other. */
  language: Language | null;
}

/** Refuses a user's eleventh message (the specification, section 9), or the one past the user's own limit. */
export function messageLimitReached(limit: number): DomainError {
  if (limit === LIMITS.userMessages) return forbidden('message.limit-reached');
  return new DomainError('forbidden', coded('message.own-limit-reached', { max: limit }));
}

/** Contact forms have no chat to answer in (the specification, section 6). */
export function noReplyToContact(): DomainError {
  return invalid('contact.no-reply');
}

export function noteLimitReached(): DomainError {
  return new DomainError('forbidden', coded('note.limit-reached', { max: NOTE_LIMIT }));
}

/** The most notes of a user. */
export const NOTE_LIMIT = 100;
