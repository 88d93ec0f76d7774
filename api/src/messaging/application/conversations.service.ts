import { Injectable } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { FirmActor } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { Page, type PageRequest } from '../../shared/page.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { fullName, type User } from '../../users/domain/user.ts';
import { isNoticeDue, type Conversation, type ConversationSummary } from '../domain/conversation.ts';
import { noReplyToContact, type Message } from '../domain/message.ts';
import { newMessageMail, notificationMail } from './message-mails.ts';
import {
  ConversationRepository,
  MessageRepository,
  type ConversationFilter,
  type ConversationTotals,
} from './messaging.ports.ts';
import { countersOf, MessagingService, type UserConversation } from './messaging.service.ts';

/** A conversation as the administration reads it: without the user's own notes, with its user or contact. */
export interface AdminConversation extends UserConversation {
  with: Pick<ConversationSummary, 'id' | 'kind' | 'contactKind' | 'name' | 'email' | 'role' | 'isSpam'>;
}

/** The administration's side of messaging. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly messaging: MessagingService,
    private readonly messages: MessageRepository,
    private readonly conversations: ConversationRepository,
    private readonly users: UsersService,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Newest first; users and contact forms together. */
  async page(filter: ConversationFilter, request: PageRequest): Promise<Page<ConversationSummary>> {
    const page = await this.conversations.page(filter, request);
    const ids = page.items.filter(({ kind }) => kind === 'user').map(({ id }) => id);
    const users = await this.users.findMany(ids);
    return page.map((conversation) => withAccount(conversation, users.get(conversation.id)));
  }

  /** Returns one conversation; reading its first page marks it as read by the administration. 404 for an unknown id. */
  async open(id: string, request: PageRequest, q?: string): Promise<AdminConversation> {
    const conversation = await this.conversations.find(id);
    const user = conversation?.kind === 'contact' ? null : await this.users.get(id);
    const messages = await this.messages.pageOf(id, request, { q, withoutNotes: true });
    // A message that arrived since the conversation was read leaves it unread.
    if (conversation && conversation.unread > 0 && request.page === 1 && !q)
      await this.conversations.markReadByAdmin(id, conversation.timestamp);
    return {
      messages,
      ...countersOf(conversation, user),
      with: {
        id,
        kind: conversation?.kind ?? 'user',
        contactKind: conversation?.contactKind ?? null,
        name: user ? fullName(user) : (conversation?.name ?? ''),
        email: user?.email ?? conversation?.email ?? '',
        role: user?.role,
        isSpam: conversation?.isSpam ?? false,
      },
    };
  }

  /** Returns a user's newest messages without the user's own notes. Unlike `open`, it does not mark them as read. */
  async latest(user: User, count: number): Promise<UserConversation> {
    const conversation = await this.conversations.find(user.id);
    const messages = await this.messages.pageOf(user.id, { page: 1, limit: count }, { withoutNotes: true });
    return { messages, ...countersOf(conversation, user) };
  }

  /**
   * Sends a chat message. The user's mail, if the user wants one, does not contain it, and a quick series of messages causes
   * one mail.
   */
  async send(by: FirmActor, userId: string, content: string): Promise<Message> {
    return this.toUser(userId, content, by, 'message.sent', async ({ user, before }) => {
      const now = this.clock.now();
      if (user.notifications.messages === 'none' || !isNoticeDue(before, now)) return;
      await this.mailQueue.enqueue(newMessageMail(user));
      await this.conversations.markNoticed(userId, now);
    });
  }

  /** Sends a notification: among the user's messages, and in a mail with the whole text, if the user wants one. */
  async notify(by: FirmActor, userId: string, content: string): Promise<Message> {
    return this.toUser(userId, content, by, 'notification.sent', async ({ user }) => {
      if (user.notifications.messages !== 'none')
        await this.mailQueue.enqueue(notificationMail(user, content));
    });
  }

  /** Yields all messages in batches, newest first, each with its conversation. */
  async *allMessages(): AsyncGenerator<(Message & { with: Conversation | undefined })[]> {
    for await (const batch of this.messages.batches()) {
      const conversations = await this.conversations.findMany(batch.map((message) => message.conversationId));
      yield batch.map((message) => ({ with: conversations.get(message.conversationId), ...message }));
    }
  }

  totals(): Promise<ConversationTotals> {
    return this.conversations.totals();
  }

  private async toUser(
    userId: string,
    content: string,
    by: FirmActor,
    action: AdminAction,
    mail: (notified: { user: User; before: Conversation | null }) => Promise<void>,
  ): Promise<Message> {
    const conversation = await this.conversations.find(userId);
    if (conversation?.kind === 'contact') throw noReplyToContact();
    return this.unitOfWork.run(async () => {
      const { sent, user, before } = await this.messaging.notify(userId, content);
      await mail({ user, before });
      await this.audit.by(by, action, { kind: 'user', id: userId, label: fullName(user) });
      return sent;
    });
  }
}

function withAccount(conversation: Conversation, user: User | undefined): ConversationSummary {
  return user ? { role: user.role, ...conversation, name: fullName(user), email: user.email } : conversation;
}
