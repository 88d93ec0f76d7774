import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { AdminMessagesController } from './adapters/http/admin-messages.controller.ts';
import { MessagesController } from './adapters/http/messages.controller.ts';
import { conversationsCollection } from './adapters/mongo/conversation.schema.ts';
import { messagesCollection } from './adapters/mongo/message.schema.ts';
import { MongoConversationRepository } from './adapters/mongo/mongo-conversation.repository.ts';
import { MongoMessageRepository } from './adapters/mongo/mongo-message.repository.ts';
import { ContactRetention } from './adapters/schedule/contact-retention.ts';
import { ConversationsService } from './application/conversations.service.ts';
import { ConversationRepository, MessageRepository } from './application/messaging.ports.ts';
import { MessagingService } from './application/messaging.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** Messages between the firm and its users, and those of the contact form, by conversation. */
@Module({
  imports: [UsersModule, modelsOf(messagesCollection, conversationsCollection)],
  controllers: [MessagesController, AdminMessagesController],
  providers: [
    MessagingService,
    ConversationsService,
    ContactRetention,
    { provide: MessageRepository, useClass: MongoMessageRepository },
    { provide: ConversationRepository, useClass: MongoConversationRepository },
  ],
  exports: [MessagingService, ConversationsService],
})
export class MessagingModule {}
