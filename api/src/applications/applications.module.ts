import { Module } from '@nestjs/common';
import { applicationsCollection } from './adapters/mongo/application.schema.ts';
import { MongoApplicationRepository } from './adapters/mongo/mongo-application.repository.ts';
import { MongoApplicationStages } from './adapters/mongo/mongo-application-stages.ts';
import { MongoStages } from './adapters/mongo/mongo-stages.ts';
import { stagesCollection } from './adapters/mongo/stages.schema.ts';
import { MongoFlowReader } from './adapters/mongo/mongo-flow.reader.ts';
import { ApplicationRetention } from './adapters/schedule/application-retention.ts';
import {
  ApplicationStages,
  ApplicationRepository,
  StageRepository,
} from './application/applications.ports.ts';
import { EndedApplicationsService } from './application/ended-applications.service.ts';
import { FlowReader } from './application/flow.ports.ts';
import { FlowService } from './application/flow.service.ts';
import { ApplicationsService } from './application/applications.service.ts';
import { StagesService } from './application/stages.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/**
 * Stores applications for jobs, projects and consultants, with their steps, stages and files. It does not know the targets,
 * sends nothing and has no routes: `placement` does that.
 */
@Module({
  imports: [modelsOf(applicationsCollection, stagesCollection)],
  providers: [
    ApplicationsService,
    EndedApplicationsService,
    ApplicationRetention,
    StagesService,
    { provide: StageRepository, useClass: MongoStages },
    FlowService,
    { provide: ApplicationStages, useClass: MongoApplicationStages },
    { provide: ApplicationRepository, useClass: MongoApplicationRepository },
    { provide: FlowReader, useClass: MongoFlowReader },
  ],
  exports: [ApplicationsService, EndedApplicationsService, FlowService, StagesService],
})
export class ApplicationsModule {}
