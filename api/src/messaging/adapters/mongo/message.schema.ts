import { LANGUAGES, type Language } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import type { Message, Sender } from '../../domain/message.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export interface MessageDocument {
  _id: Types.ObjectId;
  conversationId: Types.ObjectId;
  sender: Sender;
  content: string;
  timestamp: Date;
  jobId?: Types.ObjectId;
  isNote: boolean;
  language?: Language | null;
}

export const MESSAGE_MODEL = 'Message';

export const messageSchema = new Schema<MessageDocument>(
  {
    conversationId: { type: Schema.Types.ObjectId, required: true },
    sender: { type: String, enum: ['user', 'admin'], required: true },
    content: { type: String, required: true },
    timestamp: { type: Date, required: true },
    jobId: Schema.Types.ObjectId,
    isNote: { type: Boolean, default: false },
    language: { type: String, enum: [...LANGUAGES, null] },
  },
  { versionKey: false },
);

messageSchema.index({ conversationId: 1, timestamp: -1, _id: -1 });
messageSchema.index({ conversationId: 1, isNote: 1, timestamp: -1, _id: -1 });
messageSchema.index({ isNote: 1, timestamp: -1, _id: -1 });
messageSchema.index({ jobId: 1 }, { sparse: true });

export const messagesCollection = declareCollection({
  name: 'messages',
  model: MESSAGE_MODEL,
  schema: messageSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ conversationId: id }),
    onErasure: 'remove',
    exported: 'messages',
  },
  kept: 'until-deleted',
});

export function toMessage(document: MessageDocument): Message {
  return {
    id: document._id.toHexString(),
    conversationId: document.conversationId.toHexString(),
    sender: document.sender,
    content: document.content,
    timestamp: document.timestamp,
    jobId: document.jobId?.toHexString() ?? null,
    isNote: document.isNote,
    language: document.language ?? null,
  };
}
