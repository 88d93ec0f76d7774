import { Global, Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { ReferencedJobs } from '../messaging/application/messaging.ports.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { AdminApplicantsController } from './adapters/http/admin-applicants.controller.ts';
import { AdminJobsController } from './adapters/http/admin-jobs.controller.ts';
import { JobsController } from './adapters/http/jobs.controller.ts';
import { JobsOfMessages } from './adapters/messaging/jobs-of-messages.ts';
import { jobsCollection } from './adapters/mongo/job.schema.ts';
import { MongoJobRepository } from './adapters/mongo/mongo-job.repository.ts';
import { JobClosing } from './adapters/schedule/job-closing.ts';
import { AdminJobsService } from './application/admin-jobs.service.ts';
import { ApplicantsService } from './application/applicants.service.ts';
import { JobLifeCycle } from './application/job-life-cycle.service.ts';
import { JobRepository } from './application/jobs.ports.ts';
import { JobsAsTargets } from './application/jobs-as-targets.ts';
import { JobsService } from './application/jobs.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/**
 * Jobs that the administration posts: public lists, life cycle, applicants. Global for messaging, which cannot import
 * it: messaging's port of jobs is implemented here.
 */
@Global()
@Module({
  imports: [
    ApplicationsModule,
    MessagingModule,
    PlacementModule,
    UsersModule,
    WebhooksModule,
    modelsOf(jobsCollection),
  ],
  controllers: [JobsController, AdminJobsController, AdminApplicantsController],
  providers: [
    JobsService,
    AdminJobsService,
    JobLifeCycle,
    JobClosing,
    ApplicantsService,
    JobsAsTargets,
    { provide: JobRepository, useClass: MongoJobRepository },
    { provide: ReferencedJobs, useClass: JobsOfMessages },
  ],
  exports: [JobsService, AdminJobsService, ReferencedJobs],
})
export class JobsModule {}
