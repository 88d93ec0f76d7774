import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AdminGuestApplicationsController } from './adapters/http/admin-guest-applications.controller.ts';
import { GuestApplicationsController } from './adapters/http/guest-applications.controller.ts';
import { guestApplicationsCollection } from './adapters/mongo/guest-application.schema.ts';
import { MongoGuestApplicationRepository } from './adapters/mongo/mongo-guest-application.repository.ts';
import { GuestApplicationSweeper } from './adapters/schedule/guest-application-sweeper.ts';
import { ConfirmationService } from './application/confirmation.service.ts';
import { GuestAccountListener } from './application/guest-account-listener.ts';
import { GuestApplicationRepository } from './application/guest-applications.ports.ts';
import { GuestApplicationsService } from './application/guest-applications.service.ts';
import { GuestTargets } from './application/guest-targets.ts';

/**
 * Applying for a job or a project without an account: the application waits until the owner of the address confirms it,
 * and becomes one of an account then.
 */
@Module({
  imports: [AuthModule, UsersModule, JobsModule, ProjectsModule, modelsOf(guestApplicationsCollection)],
  controllers: [GuestApplicationsController, AdminGuestApplicationsController],
  providers: [
    GuestApplicationsService,
    ConfirmationService,
    GuestTargets,
    GuestAccountListener,
    GuestApplicationSweeper,
    { provide: GuestApplicationRepository, useClass: MongoGuestApplicationRepository },
  ],
})
export class GuestApplicationsModule {}
