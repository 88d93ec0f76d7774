import { Global, Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { CareerSiteModule } from '../career-site/career-site.module.ts';
import { JobsOfPages } from '../career-site/application/career-site.ports.ts';
import { ReferencedJobs } from '../messaging/application/messaging.ports.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { SavedSearchesModule } from '../saved-searches/saved-searches.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { JobsOfCareerSite } from './adapters/career-site/jobs-of-pages.ts';
import { AdminApplicantsController } from './adapters/http/admin-applicants.controller.ts';
import { AdminJobsController } from './adapters/http/admin-jobs.controller.ts';
import { JobsAsSearchedList } from './adapters/http/jobs-as-searched-list.ts';
import { JobsController } from './adapters/http/jobs.controller.ts';
import { SeekersJobsController } from './adapters/http/seekers-jobs.controller.ts';
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
 * Jobs that the administration posts: public lists, life cycle, applicants. Global for messaging and the career
 * site, which cannot import it: their ports of jobs are implemented here.
 */
@Global()
@Module({
  imports: [
    ApplicationsModule,
    CareerSiteModule,
    MessagingModule,
    PlacementModule,
    SavedSearchesModule,
    UsersModule,
    WebhooksModule,
    modelsOf(jobsCollection),
  ],
  controllers: [JobsController, SeekersJobsController, AdminJobsController, AdminApplicantsController],
  providers: [
    JobsService,
    AdminJobsService,
    JobLifeCycle,
    JobClosing,
    ApplicantsService,
    JobsAsTargets,
    JobsAsSearchedList,
    { provide: JobRepository, useClass: MongoJobRepository },
    { provide: ReferencedJobs, useClass: JobsOfMessages },
    { provide: JobsOfPages, useClass: JobsOfCareerSite },
  ],
  exports: [JobsService, AdminJobsService, ReferencedJobs, JobsOfPages],
})
export class JobsModule {}
