import { Module } from '@nestjs/common';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { AdminContactController } from './adapters/http/admin-contact.controller.ts';
import { ContactController } from './adapters/http/contact.controller.ts';
import { ContactService } from './application/contact.service.ts';

@Module({
  imports: [MessagingModule],
  controllers: [ContactController, AdminContactController],
  providers: [ContactService],
})
export class ContactModule {}
