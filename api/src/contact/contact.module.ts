import { Module } from '@nestjs/common';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { AdminContactController } from './adapters/http/admin-contact.controller.ts';
import { ContactController } from './adapters/http/contact.controller.ts';
import { ContactService } from './application/contact.service.ts';

/** The public contact form, and what administrators do with its messages. */
@Module({
  imports: [MessagingModule, PlacementModule, WebhooksModule],
  controllers: [ContactController, AdminContactController],
  providers: [ContactService],
})
export class ContactModule {}
