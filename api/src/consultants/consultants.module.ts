import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { SavedSearchesModule } from '../saved-searches/saved-searches.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { AdminConsultantsController } from './adapters/http/admin-consultants.controller.ts';
import { ConsultantsAsSearchedList } from './adapters/http/consultants-as-searched-list.ts';
import { ConsultantsController } from './adapters/http/consultants.controller.ts';
import { consultantsCollection } from './adapters/mongo/consultant.schema.ts';
import { MongoConsultantRepository } from './adapters/mongo/mongo-consultant.repository.ts';
import { AdminConsultantsService } from './application/admin-consultants.service.ts';
import { ConsultantsAsTargets } from './application/consultants-as-targets.ts';
import { ConsultantRepository } from './application/consultants.ports.ts';
import { ProposableConsultants } from './application/proposable-consultants.ts';
import { ConsultantsService } from './application/consultants.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** The consultants of the firm: the public list, and how administrators keep it. Companies apply for them. */
@Module({
  imports: [
    ApplicationsModule,
    PlacementModule,
    SavedSearchesModule,
    UsersModule,
    WebhooksModule,
    modelsOf(consultantsCollection),
  ],
  controllers: [ConsultantsController, AdminConsultantsController],
  providers: [
    ConsultantsService,
    AdminConsultantsService,
    ProposableConsultants,
    ConsultantsAsTargets,
    ConsultantsAsSearchedList,
    { provide: ConsultantRepository, useClass: MongoConsultantRepository },
  ],
  exports: [ConsultantsService, AdminConsultantsService, ProposableConsultants],
})
export class ConsultantsModule {}
