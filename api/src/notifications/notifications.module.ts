import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AdminNotificationsController } from './adapters/http/admin-notifications.controller.ts';
import { UserNotificationsController } from './adapters/http/user-notifications.controller.ts';
import { NotificationsService } from './application/notifications.service.ts';

@Module({
  imports: [ApplicationsModule, MessagingModule, PlacementModule, UsersModule],
  controllers: [AdminNotificationsController, UserNotificationsController],
  providers: [NotificationsService],
})
export class NotificationsModule {}
