import { Schema, type Types } from 'mongoose';
import { keepsCounts } from '../../../platform/database/queries/kept-counts.ts';
import { searched } from '../../../platform/search/searched.ts';
import type { Conversation } from '../../domain/conversation.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { CONTACT_KINDS, DEFAULT_KEEP_PERIODS, type ContactKind } from '@consulting/contracts';

export interface ConversationDocument extends Omit<Conversation, 'id' | 'contactKind'> {
  _id: Types.ObjectId;
  /** Missing in conversations with users, and in messages from before reports of barriers. */
  contactKind?: ContactKind | null;
}

export const CONVERSATION_MODEL = 'Conversation';

export const conversationSchema = new Schema<ConversationDocument>(
  {
    kind: { type: String, enum: ['user', 'contact'], default: 'user' },
    contactKind: { type: String, enum: CONTACT_KINDS },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    lastMessage: { type: String, required: true },
    timestamp: { type: Date, required: true },
    unread: { type: Number, default: 0 },
    unreadByUser: { type: Number, default: 0 },
    userMessages: { type: Number, default: 0 },
    noticedAt: { type: Date, default: null },
    isSpam: { type: Boolean, default: false },
  },
  { versionKey: false },
);

conversationSchema.index({ timestamp: -1, _id: -1 });
conversationSchema.index({ isSpam: 1, timestamp: -1, _id: -1 });
conversationSchema.index({ isSpam: 1, unread: 1 });
conversationSchema.index({ contactKind: 1, timestamp: -1, _id: -1 });
conversationSchema.index({ contactKind: 1, isSpam: 1, unread: 1 });
// Conversations of the contact form, for their removal at the end of the retention period.
conversationSchema.index({ kind: 1, timestamp: 1 });

searched(conversationSchema, { name: 'literal', email: 'literal', lastMessage: 'literal' });
keepsCounts(conversationSchema);

export const conversationsCollection = declareCollection({
  name: 'conversations',
  model: CONVERSATION_MODEL,
  schema: conversationSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ _id: id }),
    onErasure: 'remove',
    exported: { not: 'It has nothing but the last of the messages' },
  },
  kept: [
    {
      what: 'a message of the contact form',
      when: `after ${DEFAULT_KEEP_PERIODS.contactMessageMonths} months`,
    },
  ],
});

export function toConversation(document: ConversationDocument): Conversation {
  return {
    id: document._id.toHexString(),
    kind: document.kind,
    contactKind: document.kind === 'contact' ? (document.contactKind ?? 'contact') : null,
    name: document.name,
    email: document.email,
    lastMessage: document.lastMessage,
    timestamp: document.timestamp,
    unread: document.unread,
    unreadByUser: document.unreadByUser,
    userMessages: document.userMessages,
    noticedAt: document.noticedAt,
    isSpam: document.isSpam,
  };
}
