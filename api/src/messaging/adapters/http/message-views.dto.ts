import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CONTACT_KINDS,
  LANGUAGES,
  ROLES,
  type ContactKind,
  type Language,
  type Role,
} from '@consulting/contracts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { AdminConversation } from '../../application/conversations.service.ts';
import type { UserConversation } from '../../application/messaging.service.ts';
import type { ConversationKind, ConversationSummary } from '../../domain/conversation.ts';
import type { Message, Sender } from '../../domain/message.ts';

export class MessageView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  @ApiProperty({ enum: ['user', 'admin'], example: 'admin' })
  sender: Sender;

  /** @example 'The project starts in January.' */
  content: string;

  /** @example 2026-11-21T08:00:00.000Z */
  timestamp: string;

  /** For a message from the administration: the user it was sent to. @example 656f2a9e1c9d440000a1b2c4 */
  recipientId?: string;

  /** The job it is about, unless that was deleted. @example 656f2a9e1c9d440000a1b2c5 */
  jobId?: string;

  /** True for a user's note to itself, which was sent to nobody and is not counted. @example false */
  note?: boolean;

  @ApiPropertyOptional({
    enum: LANGUAGES,
    description: 'Known for texts of the system and for contact forms',
  })
  language?: Language;
}

export class ConversationView {
  /** Page 1 holds the newest `limit` messages; within a page the oldest comes first. */
  messages: MessageView[];

  /** Number of messages in the whole conversation. @example 3 */
  totalMessages: number;

  /** Messages the user has sent to the administration. @example 2 */
  userToAdminMsgCount: number;

  /** How many messages the user may send to the administration in total. @example 10 */
  messageLimit: number;

  /** Messages from the administration that the user has not read. @example 1 */
  unreadCount: number;
}

export class CorrespondentView {
  @ApiProperty({ enum: ['user', 'contact'], example: 'user' })
  kind: ConversationKind;

  @ApiPropertyOptional({
    enum: CONTACT_KINDS,
    description: 'Only for messages of the contact form: `barrier` for the report of a barrier',
  })
  contactKind?: ContactKind;

  /** The user's id, or the contact message's. @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 'Jana Seeker' */
  name: string;

  /** @example jana@example.com */
  email: string;

  /** Only for users. */
  @ApiProperty({ enum: ROLES, required: false })
  role?: Role;

  /** True for a message of the contact form that looks like spam. */
  spam?: boolean;
}

export class AdminConversationView extends ConversationView {
  with: CorrespondentView;
}

export class ConversationSummaryView extends CorrespondentView {
  /** The start of the last message. @example 'When does the project start?' */
  lastMessage: string;

  /** @example 2026-11-21T08:00:00.000Z */
  timestamp: string;

  /** Messages the administration has not opened. @example 1 */
  unread: number;
}

export class SentView {
  sent: MessageView;

  /** Messages sent to the administration so far. @example 3 */
  userToAdminMsgCount: number;
}

export class SentByAdminView extends MessageAnswer {
  sent: MessageView;
}

export function toMessageView(message: Message): MessageView {
  return {
    _id: message.id,
    sender: message.sender,
    content: message.content,
    timestamp: message.timestamp.toISOString(),
    ...(message.sender === 'admin' ? { recipientId: message.conversationId } : {}),
    ...(message.jobId ? { jobId: message.jobId } : {}),
    ...(message.isNote ? { note: true } : {}),
    ...(message.language ? { language: message.language } : {}),
  };
}

export function toConversationView(conversation: UserConversation): ConversationView {
  return {
    messages: conversation.messages.items.map(toMessageView),
    totalMessages: conversation.messages.total,
    userToAdminMsgCount: conversation.userToAdminMsgCount,
    messageLimit: conversation.messageLimit,
    unreadCount: conversation.unreadCount,
  };
}

function toCorrespondentView(summary: AdminConversation['with']): CorrespondentView {
  return {
    kind: summary.kind,
    ...(summary.contactKind ? { contactKind: summary.contactKind } : {}),
    _id: summary.id,
    name: summary.name,
    email: summary.email,
    ...(summary.role ? { role: summary.role } : {}),
    ...(summary.isSpam ? { spam: true } : {}),
  };
}

export function toAdminConversationView(conversation: AdminConversation): AdminConversationView {
  return { with: toCorrespondentView(conversation.with), ...toConversationView(conversation) };
}

export function toConversationSummaryView(summary: ConversationSummary): ConversationSummaryView {
  return {
    lastMessage: summary.lastMessage,
    timestamp: summary.timestamp.toISOString(),
    unread: summary.unread,
    ...toCorrespondentView(summary),
  };
}
