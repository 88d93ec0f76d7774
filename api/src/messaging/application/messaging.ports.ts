import type { Page, PageRequest } from '../../shared/page.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { Message } from '../domain/message.ts';

export interface MessageSearch {
  q?: string | undefined;
  /** Without what users noted for themselves. */
  withoutNotes?: boolean;
}

/** Where messages are kept. */
export abstract class MessageRepository {
  abstract add(message: Message): Promise<void>;

  /** Page 1 holds the newest `limit` messages; within a page the oldest comes first. `q` is searched in the content. */
  abstract pageOf(
    conversationId: string,
    request: PageRequest,
    search?: MessageSearch,
  ): Promise<Page<Message>>;

  /** Those of all conversations, newest first, without notes. */
  abstract batches(): AsyncIterable<Message[]>;

  /** How many notes the user has written. */
  abstract countNotes(conversationId: string): Promise<number>;

  /** Oldest first. */
  abstract findAllOf(conversationId: string): Promise<Message[]>;

  /** Unlinks a deleted job from every message. Idempotent. */
  abstract forgetJob(jobId: string): Promise<void>;

  /** Idempotent. */
  abstract removeAllOf(conversationId: string): Promise<void>;
}

export interface ConversationFilter {
  q?: string | undefined;
  spam?: 'only' | 'hide' | undefined;
}

export interface ConversationTotals {
  /** Conversations with something the administration has not opened, without flagged ones. */
  unread: number;
  /** Flagged as spam and not opened. */
  unreadSpam: number;
}

/** Who a user's conversation is with, for the list and its search. */
export interface Correspondent {
  id: string;
  name: string;
  email: string;
}

/** Where the summaries of conversations are kept. Every method is one write, safe beside simultaneous ones. */
export abstract class ConversationRepository {
  abstract find(id: string): Promise<Conversation | null>;

  /** Those that are there, by id. */
  abstract findMany(ids: readonly string[]): Promise<Map<string, Conversation>>;

  /** Newest first; `q` is searched in name, email address and last message, `spam` keeps or leaves out what is flagged. */
  abstract page(filter: ConversationFilter, request: PageRequest): Promise<Page<Conversation>>;

  /** A contact form's, complete. */
  abstract add(conversation: Conversation): Promise<void>;

  /**
   * Counts a message of the user unless `limit` were sent before: the number sent now, or null at the limit.
   * Holds for messages sent at the same moment.
   */
  abstract countUserMessage(
    user: Correspondent,
    message: { lastMessage: string; timestamp: Date },
    limit: number,
  ): Promise<number | null>;

  /** Counts a message to the user and answers the summary as it was before; null when this is the first. */
  abstract countAdminMessage(
    user: Correspondent,
    message: { lastMessage: string; timestamp: Date },
  ): Promise<Conversation | null>;

  /** Ids of contact forms' conversations that were last written in before `date`, at most `count`. */
  abstract contactsBefore(date: Date, count: number): Promise<string[]>;

  abstract markNoticed(id: string, at: Date): Promise<void>;

  /**
   * The user has seen everything up to `seen`, or everything. Where something came after `seen`, all stays unread.
   * Idempotent.
   */
  abstract markReadByUser(id: string, seen?: Date): Promise<void>;

  /** The administration has opened it, and saw what there was up to `seen`; what came later stays unread. */
  abstract markReadByAdmin(id: string, seen: Date): Promise<void>;

  /** Follows a changed name or address; nothing when there is no conversation. */
  abstract rename(user: Correspondent): Promise<void>;

  /** Idempotent. */
  abstract remove(id: string): Promise<void>;

  /** Removes a contact form's, never a user's; false when there was none. */
  abstract removeContact(id: string): Promise<boolean>;

  /** Removes the spam flag of a contact form's message; false when it had none. */
  abstract clearSpam(id: string): Promise<boolean>;

  abstract totals(): Promise<ConversationTotals>;
}

/** The jobs that messages are about. `jobs` knows messaging, not the other way, and implements this. */
export abstract class ReferencedJobs {
  /** Keeps the job from being deleted until the unit of work ends; 404 when it is gone. Only inside a unit of work. */
  abstract lock(jobId: string): Promise<void>;
}
