import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { APPLICATION_MODEL, applicationSchema } from './adapters/mongo/application.schema.ts';
import { MongoApplicationRepository } from './adapters/mongo/mongo-application.repository.ts';
import { ApplicationRetention } from './adapters/schedule/application-retention.ts';
import { ApplicationRepository } from './application/applications.ports.ts';
import { ApplicationsService } from './application/applications.service.ts';

/**
 * Stores applications for jobs, projects and consultants, with their steps and files. It knows nothing of what they are
 * for, sends nothing and has no routes: that is `placement`.
 */
@Module({
  imports: [MongooseModule.forFeature([{ name: APPLICATION_MODEL, schema: applicationSchema }])],
  providers: [
    ApplicationsService,
    ApplicationRetention,
    { provide: ApplicationRepository, useClass: MongoApplicationRepository },
  ],
  exports: [ApplicationsService],
})
export class ApplicationsModule {}
