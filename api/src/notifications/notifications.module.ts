import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AdminNotificationsController } from './adapters/http/admin-notifications.controller.ts';
import { UserNotificationsController } from './adapters/http/user-notifications.controller.ts';
import { LatestApplicationsService } from './application/latest-applications.service.ts';

/**
 * The latest applications of each kind, as lists for the administration's start page, and the notifications that
 * administrators write into a user's messages. The names of the routes are the specification's.
 */
@Module({
  imports: [ApplicationsModule, MessagingModule, PlacementModule, UsersModule],
  controllers: [AdminNotificationsController, UserNotificationsController],
  providers: [LatestApplicationsService],
})
export class NotificationsModule {}
