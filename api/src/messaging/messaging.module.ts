import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module.ts';
import { AdminMessagesController } from './adapters/http/admin-messages.controller.ts';
import { MessagesController } from './adapters/http/messages.controller.ts';
import { CONVERSATION_MODEL, conversationSchema } from './adapters/mongo/conversation.schema.ts';
import { MESSAGE_MODEL, messageSchema } from './adapters/mongo/message.schema.ts';
import { MongoConversationRepository } from './adapters/mongo/mongo-conversation.repository.ts';
import { MongoMessageRepository } from './adapters/mongo/mongo-message.repository.ts';
import { ContactRetention } from './adapters/schedule/contact-retention.ts';
import { ConversationsService } from './application/conversations.service.ts';
import { ConversationRepository, MessageRepository } from './application/messaging.ports.ts';
import { MessagingService } from './application/messaging.service.ts';

/** Messages between the firm and its users, and those of the contact form, by conversation. */
@Module({
  imports: [
    UsersModule,
    MongooseModule.forFeature([
      { name: MESSAGE_MODEL, schema: messageSchema },
      { name: CONVERSATION_MODEL, schema: conversationSchema },
    ]),
  ],
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
