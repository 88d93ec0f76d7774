import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { ConsultantsModule } from '../consultants/consultants.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { AdminProposalsController } from './adapters/http/admin-proposals.controller.ts';
import { OwnProposalsController } from './adapters/http/own-proposals.controller.ts';
import { ProposalLinkController } from './adapters/http/proposal-link.controller.ts';
import { ProjectProposalsController } from './adapters/http/project-proposals.controller.ts';
import { MongoProposalRepository } from './adapters/mongo/mongo-proposal.repository.ts';
import { proposalsCollection } from './adapters/mongo/proposal.schema.ts';
import { PdfkitProfileDocuments } from './adapters/pdf/pdfkit-profile-documents.ts';
import { ProposalsSchedule } from './adapters/schedule/proposals-schedule.ts';
import { CompanyProposalsService } from './application/company-proposals.service.ts';
import { ProposalAddresses } from './application/proposal-addresses.ts';
import { ProposalAnswersService } from './application/proposal-answers.service.ts';
import { ProposalEndings } from './application/proposal-endings.ts';
import { ProposalExpiry } from './application/proposal-expiry.service.ts';
import { ProposalLinks } from './application/proposal-links.ts';
import { ProposalNewsService } from './application/proposal-news.ts';
import { ProposalRecords } from './application/proposal-records.ts';
import { ProposalReferences } from './application/proposal-reference.ts';
import { ProposalSteps } from './application/proposal-steps.ts';
import { ProfileDocuments, ProposalRepository } from './application/proposals.ports.ts';
import { ProposalsService } from './application/proposals.service.ts';
import { ProposedPeople } from './application/proposed-people.ts';

/**
 * The desk proposes freelancers and consultants for projects of companies: the person is asked first, the company sees a
 * profile without a name until it is interested (docs/decisions/0064-proposals.md).
 */
@Module({
  imports: [
    ApplicationsModule,
    ConsultantsModule,
    PlacementModule,
    ProjectsModule,
    UsersModule,
    WebhooksModule,
    modelsOf(proposalsCollection),
  ],
  controllers: [
    AdminProposalsController,
    OwnProposalsController,
    ProjectProposalsController,
    ProposalLinkController,
  ],
  providers: [
    ProposalsService,
    ProposalAnswersService,
    CompanyProposalsService,
    ProposedPeople,
    ProposalSteps,
    ProposalEndings,
    ProposalAddresses,
    ProposalExpiry,
    ProposalLinks,
    ProposalNewsService,
    ProposalRecords,
    ProposalReferences,
    ProposalsSchedule,
    { provide: ProposalRepository, useClass: MongoProposalRepository },
    { provide: ProfileDocuments, useClass: PdfkitProfileDocuments },
  ],
  exports: [ProposalLinks],
})
export class ProposalsModule {}
