import type { Page, PageRequest } from '../../shared/page.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { Message } from '../domain/message.ts';

export interface MessageSearch {
  q?: string | undefined;
  /** Excludes the users' own notes. */
  withoutNotes?: boolean;
}

/** Stores messages. */
export abstract class MessageRepository {
  abstract add(message: Message): Promise<void>;

  /** Page 1 holds the newest `limit` messages; within a page the oldest comes first. `q` is searched in the content. */
  abstract pageOf(
    conversationId: string,
    request: PageRequest,
    search?: MessageSearch,
  ): Promise<Page<Message>>;

  /** Yields those of all conversations in batches, newest first, without notes. */
  abstract batches(): AsyncIterable<Message[]>;

  /** Counts the notes that the user has written. */
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
  /** Keeps only reports of barriers. */
  kind?: 'barrier' | undefined;
}

export interface ConversationTotals {
  /** Conversations with messages that the administration has not opened, without flagged ones. */
  unread: number;
  /** Conversations flagged as spam and not opened. */
  unreadSpam: number;
  /** Reports of barriers that the administration has not opened, without flagged ones; `unread` counts them, too. */
  unreadBarriers: number;
}

/** The user of a conversation, for the list and its search. */
export interface Correspondent {
  id: string;
  name: string;
  email: string;
}

/** Stores summaries of conversations. Every write is safe beside simultaneous ones. */
export abstract class ConversationRepository {
  /** Returns null when there is none. */
  abstract find(id: string): Promise<Conversation | null>;

  /** Returns those that exist, by id. */
  abstract findMany(ids: readonly string[]): Promise<Map<string, Conversation>>;

  /** Newest first; `q` searches name, email address and last message; `spam` selects or excludes flagged ones, `kind` selects reports of barriers. */
  abstract page(filter: ConversationFilter, request: PageRequest): Promise<Page<Conversation>>;

  /** Adds the complete summary of a contact form's message. */
  abstract add(conversation: Conversation): Promise<void>;

  /**
   * Counts a message of the user unless `limit` were sent before; returns the new count, or null at the limit. Holds
   * for simultaneous messages too.
   */
  abstract countUserMessage(
    user: Correspondent,
    message: { lastMessage: string; timestamp: Date },
    limit: number,
  ): Promise<number | null>;

  /** Counts a message to the user; returns the summary before it, or null when this is the first. */
  abstract countAdminMessage(
    user: Correspondent,
    message: { lastMessage: string; timestamp: Date },
  ): Promise<Conversation | null>;

  /** Returns at most `count` ids of contact forms' conversations last written in before `date`, oldest first. */
  abstract contactsBefore(date: Date, count: number): Promise<string[]>;

  abstract markNoticed(id: string, at: Date): Promise<void>;

  /** Marks everything as read by the user, but nothing when a message came after `seen`. Idempotent. */
  abstract markReadByUser(id: string, seen?: Date): Promise<void>;

  /** Marks everything as read by the administration, but nothing when a message came after `seen`. */
  abstract markReadByAdmin(id: string, seen: Date): Promise<void>;

  /** Updates name and address; does nothing when there is no conversation. */
  abstract rename(user: Correspondent): Promise<void>;

  /** Removes a contact form's conversation, never a user's; returns false when there was none. */
  abstract removeContact(id: string): Promise<boolean>;

  /** Removes the spam flag of a contact form's message; returns false when it had none. */
  abstract clearSpam(id: string): Promise<boolean>;

  abstract totals(): Promise<ConversationTotals>;
}

/** The jobs that messages refer to. Implemented by `jobs`, which is above this module. */
export abstract class ReferencedJobs {
  /** Keeps the job from being deleted until the required unit of work ends; 404 when there is none. */
  abstract lock(jobId: string): Promise<void>;
}
