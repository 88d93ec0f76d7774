import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE, LIMITS, preview, type ContactKind, type Language } from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Clock } from '../../shared/time/clock.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { fullName, type User } from '../../users/domain/user.ts';
import { LAST_MESSAGE_LENGTH, type Conversation } from '../domain/conversation.ts';
import { messageLimitReached, NOTE_LIMIT, noteLimitReached, type Message } from '../domain/message.ts';
import {
  ConversationRepository,
  MessageRepository,
  ReferencedJobs,
  type Correspondent,
} from './messaging.ports.ts';

/** A page of a conversation with the user's counters. */
export interface UserConversation {
  messages: Page<Message>;
  /** How many messages the user has sent to the administration. */
  userToAdminMsgCount: number;
  /** How many the user may send. */
  messageLimit: number;
  /** How many messages of the administration the user has not read. */
  unreadCount: number;
}

export interface ReceivedContact {
  kind: ContactKind;
  name: string;
  email: string;
  message: string;
  language?: Language | undefined;
  isSpam: boolean;
}

export interface KeptContact extends ReceivedContact {
  id: string;
  receivedAt: Date;
}

/** The users' side of messaging, and messages that other modules send to users. */
@Injectable()
export class MessagingService implements OnModuleInit {
  constructor(
    private readonly messages: MessageRepository,
    private readonly conversations: ConversationRepository,
    private readonly users: UsersService,
    private readonly jobs: ReferencedJobs,
    private readonly accounts: AccountLifecycle,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accounts.add({
      changed: (user) => this.conversations.rename(correspondent(user)),
      exported: async (userId) => [{ name: 'messages', data: await this.messages.findAllOf(userId) }],
    });
  }

  async ofUser(
    user: Pick<User, 'id' | 'messageLimit'>,
    request: PageRequest,
    q?: string,
  ): Promise<UserConversation> {
    const conversation = await this.conversations.find(user.id);
    return {
      messages: await this.messages.pageOf(user.id, request, { q }),
      ...countersOf(conversation, user),
    };
  }

  /** Message and count are one unit of work, so that the limit (403) holds for simultaneous messages too. */
  async send(
    userId: string,
    content: string,
    jobId?: string,
  ): Promise<{ sent: Message; userToAdminMsgCount: number }> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (jobId) await this.jobs.lock(jobId);
      const sent = this.write({ conversationId: userId, sender: 'user', content, jobId });
      const count = await this.conversations.countUserMessage(
        correspondent(user),
        summaryOf(sent),
        user.messageLimit,
      );
      if (count === null) throw messageLimitReached(user.messageLimit);
      await this.messages.add(sent);
      return { sent, userToAdminMsgCount: count };
    });
  }

  /** Adds a user's own note: not sent, not counted as a message, not shown to the administration. 100 at most. */
  async note(userId: string, content: string): Promise<Message> {
    return this.unitOfWork.run(async () => {
      // Locked, so that simultaneous notes do not exceed the limit.
      await this.users.lock(userId);
      if ((await this.messages.countNotes(userId)) >= NOTE_LIMIT) throw noteLimitReached();
      const note = this.write({ conversationId: userId, sender: 'user', content, isNote: true });
      await this.messages.add(note);
      return note;
    });
  }

  /**
   * Sends a message of the administration to a user, in the caller's unit of work. Texts of the system are in the
   * user's language. Sends no mail: callers send their own. Returns the summary before it.
   */
  async notify(
    userId: string,
    written: string | ((language: Language) => string),
    { jobId }: { jobId?: string } = {},
  ): Promise<{ sent: Message; user: User; before: Conversation | null }> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      const text =
        typeof written === 'string'
          ? { content: written }
          : { content: written(user.language), language: user.language };
      const sent = this.write({ conversationId: userId, sender: 'admin', jobId, ...text });
      const before = await this.conversations.countAdminMessage(correspondent(user), summaryOf(sent));
      await this.messages.add(sent);
      return { sent, user, before };
    });
  }

  /** `seen`: the time of the newest message that was shown; nothing is marked as read when a newer one has come. */
  markRead(userId: string, seen?: Date): Promise<void> {
    return this.conversations.markReadByUser(userId, seen);
  }

  /** Called inside the unit of work that deletes the job. */
  forgetJob(jobId: string): Promise<void> {
    return this.messages.forgetJob(jobId);
  }

  /** Stores a contact form's message as a conversation of its own, in the caller's unit of work. Returns its id. */
  async receiveContact(contact: ReceivedContact): Promise<string> {
    const id = newId();
    const message = this.write({
      conversationId: id,
      sender: 'user',
      content: contact.message,
      language: contact.language,
    });
    await this.unitOfWork.run(async () => {
      await this.conversations.add({
        id,
        kind: 'contact',
        contactKind: contact.kind,
        name: contact.name,
        email: contact.email,
        ...summaryOf(message),
        unread: 1,
        unreadByUser: 0,
        userMessages: 1,
        noticedAt: null,
        isSpam: contact.isSpam,
      });
      await this.messages.add(message);
    });
    return id;
  }

  /** Returns a contact form's message, unchanged and unread; null for an unknown id or a user's conversation. */
  async contact(id: string): Promise<KeptContact | null> {
    const conversation = await this.conversations.find(id);
    if (conversation?.kind !== 'contact') return null;
    const [message] = await this.messages.findAllOf(id);
    const { contactKind, name, email, isSpam, timestamp } = conversation;
    return {
      id,
      kind: contactKind ?? 'contact',
      name,
      email,
      isSpam,
      message: message?.content ?? '',
      language: message?.language ?? DEFAULT_LANGUAGE,
      receivedAt: timestamp,
    };
  }

  /** Removes the spam flag of a contact form's message; returns false when it had none. */
  clearSpam(id: string): Promise<boolean> {
    return this.conversations.clearSpam(id);
  }

  /** Erases a contact form's message, never a user's conversation; returns false when there was none. */
  removeContact(id: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const isThere = await this.conversations.removeContact(id);
      if (isThere) await this.messages.removeAllOf(id);
      return isThere;
    });
  }

  private write(message: {
    conversationId: string;
    sender: Message['sender'];
    content: string;
    jobId?: string;
    isNote?: boolean;
    language?: Language;
  }): Message {
    const { jobId = null, isNote = false, language = null } = message;
    return { id: newId(), ...message, timestamp: this.clock.now(), jobId, isNote, language };
  }
}

/** Returns the counters of a user's conversation, which both sides see. */
export function countersOf(
  conversation: Conversation | null,
  user: Pick<User, 'messageLimit'> | null,
): Omit<UserConversation, 'messages'> {
  return {
    userToAdminMsgCount: conversation?.userMessages ?? 0,
    messageLimit: user?.messageLimit ?? LIMITS.userMessages,
    unreadCount: conversation?.unreadByUser ?? 0,
  };
}

function correspondent(user: User): Correspondent {
  return { id: user.id, name: fullName(user), email: user.email };
}

function summaryOf(message: Message): { lastMessage: string; timestamp: Date } {
  return { lastMessage: preview(message.content, LAST_MESSAGE_LENGTH), timestamp: message.timestamp };
}
