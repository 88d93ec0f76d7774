import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { ConsultantsModule } from '../consultants/consultants.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AdminNotificationsController } from './adapters/http/admin-notifications.controller.ts';
import { UserNotificationsController } from './adapters/http/user-notifications.controller.ts';
import { NotificationsService } from './application/notifications.service.ts';

@Module({
  imports: [ApplicationsModule, ConsultantsModule, JobsModule, MessagingModule, ProjectsModule, UsersModule],
  controllers: [AdminNotificationsController, UserNotificationsController],
  providers: [NotificationsService],
})
export class NotificationsModule {}
