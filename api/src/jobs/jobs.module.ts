import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AdminApplicantsController } from './adapters/http/admin-applicants.controller.ts';
import { AdminJobsController } from './adapters/http/admin-jobs.controller.ts';
import { JobsController } from './adapters/http/jobs.controller.ts';
import { JOB_MODEL, jobSchema } from './adapters/mongo/job.schema.ts';
import { MongoJobRepository } from './adapters/mongo/mongo-job.repository.ts';
import { ApplicantsService } from './application/applicants.service.ts';
import { JobRepository } from './application/jobs.ports.ts';
import { JobsService } from './application/jobs.service.ts';

@Module({
  imports: [
    ApplicationsModule,
    MessagingModule,
    UsersModule,
    MongooseModule.forFeature([{ name: JOB_MODEL, schema: jobSchema }]),
  ],
  controllers: [JobsController, AdminJobsController, AdminApplicantsController],
  providers: [JobsService, ApplicantsService, { provide: JobRepository, useClass: MongoJobRepository }],
  exports: [JobsService],
})
export class JobsModule {}
