import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { ConsultantsModule } from '../consultants/consultants.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AdminPeopleController } from './adapters/http/admin-people.controller.ts';
import { PeopleService } from './application/people.service.ts';

/** The people of all roles with everything that belongs to their accounts, for administrators. */
@Module({
  imports: [ApplicationsModule, ConsultantsModule, JobsModule, MessagingModule, ProjectsModule, UsersModule],
  controllers: [AdminPeopleController],
  providers: [PeopleService],
})
export class PeopleModule {}
