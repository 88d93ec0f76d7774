import { Global, Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { SavedSearchesModule } from '../saved-searches/saved-searches.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { CompanyNeeds } from '../consultants/application/consultants.ports.ts';
import { NeedsByProjects } from './adapters/consultants/needs-by-projects.ts';
import { AdminProjectsController } from './adapters/http/admin-projects.controller.ts';
import { ProjectsAsSearchedList } from './adapters/http/projects-as-searched-list.ts';
import { ProjectsController } from './adapters/http/projects.controller.ts';
import { MongoProjectRepository } from './adapters/mongo/mongo-project.repository.ts';
import { projectsCollection } from './adapters/mongo/project.schema.ts';
import { PermitCheck } from './adapters/schedule/permit-check.ts';
import { ProjectClosing } from './adapters/schedule/project-closing.ts';
import { AdminProjectsService } from './application/admin-projects.service.ts';
import { OwnerNotice } from './application/owner-notice.service.ts';
import { ProjectAccountListener } from './application/project-account-listener.ts';
import { ProjectApplicants } from './application/project-applicants.ts';
import { ProjectsAsTargets } from './application/projects-as-targets.ts';
import { ProjectEnds } from './application/project-ends.ts';
import { ProjectLifeCycle } from './application/project-life-cycle.service.ts';
import { ProjectPermit } from './application/project-permit.service.ts';
import { ProjectRelease } from './application/project-release.service.ts';
import { ProposableProjects } from './application/proposable-projects.ts';
import { ProjectRepository } from './application/projects.ports.ts';
import { ProjectsService } from './application/projects.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/**
 * Projects that companies and the firm post, for others to apply to: public lists, life cycle, release. Global for
 * consultants, which cannot import it: their port of companies' needs is implemented here.
 */
@Global()
@Module({
  imports: [
    ApplicationsModule,
    MessagingModule,
    PlacementModule,
    SavedSearchesModule,
    UsersModule,
    WebhooksModule,
    modelsOf(projectsCollection),
  ],
  controllers: [ProjectsController, AdminProjectsController],
  providers: [
    ProjectsService,
    AdminProjectsService,
    ProjectLifeCycle,
    ProjectEnds,
    ProposableProjects,
    ProjectRelease,
    OwnerNotice,
    ProjectClosing,
    ProjectPermit,
    PermitCheck,
    ProjectApplicants,
    ProjectsAsTargets,
    ProjectsAsSearchedList,
    ProjectAccountListener,
    { provide: ProjectRepository, useClass: MongoProjectRepository },
    { provide: CompanyNeeds, useClass: NeedsByProjects },
  ],
  exports: [ProjectsService, AdminProjectsService, ProjectEnds, ProposableProjects, CompanyNeeds],
})
export class ProjectsModule {}
