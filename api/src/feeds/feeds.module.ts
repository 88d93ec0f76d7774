import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { FeedsController } from './adapters/http/feeds.controller.ts';
import { JobPageController } from './adapters/http/job-page.controller.ts';
import { PostingPages } from './adapters/http/posting-pages.ts';
import { ProjectPageController } from './adapters/http/project-page.controller.ts';
import { FeedsService } from './application/feeds.service.ts';

/** For search engines and feed readers: the sitemap, robots.txt, the Atom feed, and a page for each job and project. */
@Module({
  imports: [JobsModule, ProjectsModule],
  controllers: [FeedsController, JobPageController, ProjectPageController],
  providers: [FeedsService, PostingPages],
})
export class FeedsModule {}
