import { Module } from '@nestjs/common';
import { CareerSiteModule } from '../career-site/career-site.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { PicturesController } from './adapters/http/pictures.controller.ts';
import { ApiChangesController } from './adapters/http/api-changes.controller.ts';
import { FeedsController } from './adapters/http/feeds.controller.ts';
import { JobPageController } from './adapters/http/job-page.controller.ts';
import { PostingPages } from './adapters/http/posting-pages.ts';
import { ProjectPageController } from './adapters/http/project-page.controller.ts';
import { LetterDrawer } from './adapters/pictures/letter-drawer.ts';
import { PictureDrawer } from './application/pictures.ports.ts';
import { PicturesService } from './application/pictures.service.ts';
import { FeedsService } from './application/feeds.service.ts';

/** For search engines, feed readers and shared links: sitemap, robots.txt, feeds, and a page and a picture for each job and project. */
@Module({
  imports: [CareerSiteModule, JobsModule, ProjectsModule],
  controllers: [
    ApiChangesController,
    FeedsController,
    JobPageController,
    ProjectPageController,
    PicturesController,
  ],
  providers: [
    FeedsService,
    PostingPages,
    PicturesService,
    { provide: PictureDrawer, useClass: LetterDrawer },
  ],
})
export class FeedsModule {}
