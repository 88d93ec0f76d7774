import { Module } from '@nestjs/common';
import { modelsOf } from '../platform/database/collections/collection.ts';
import { AdminCareerSiteController } from './adapters/http/admin-career-site.controller.ts';
import { AdminTeamController } from './adapters/http/admin-team.controller.ts';
import { CareerSiteController } from './adapters/http/career-site.controller.ts';
import { careerSiteCollection, jobPagesCollection } from './adapters/mongo/career-site.schema.ts';
import { MongoCareerSites } from './adapters/mongo/mongo-career-sites.ts';
import { MongoJobPages } from './adapters/mongo/mongo-job-pages.ts';
import { SharpPortraitMaker } from './adapters/sharp/sharp-portrait-maker.ts';
import { AdminCareerSiteService } from './application/admin-career-site.service.ts';
import { CareerSiteWork } from './application/career-site-work.ts';
import { CareerSites, JobPages, PortraitMaker } from './application/career-site.ports.ts';
import { CareerSiteService } from './application/career-site.service.ts';
import { PortraitsService } from './application/portraits.service.ts';
import { TeamService } from './application/team.service.ts';

/** The firm's own content of its career site: the team with portraits, benefits, hiring steps, and where a job differs. */
@Module({
  imports: [modelsOf(careerSiteCollection, jobPagesCollection)],
  controllers: [CareerSiteController, AdminCareerSiteController, AdminTeamController],
  providers: [
    CareerSiteService,
    AdminCareerSiteService,
    TeamService,
    PortraitsService,
    CareerSiteWork,
    { provide: CareerSites, useClass: MongoCareerSites },
    { provide: JobPages, useClass: MongoJobPages },
    { provide: PortraitMaker, useClass: SharpPortraitMaker },
  ],
  exports: [CareerSiteService],
})
export class CareerSiteModule {}
