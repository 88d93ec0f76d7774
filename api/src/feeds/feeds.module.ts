import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { FeedsController } from './adapters/http/feeds.controller.ts';
import { JobPageController } from './adapters/http/job-page.controller.ts';
import { FeedsService } from './application/feeds.service.ts';

/** For search engines and feed readers: the sitemap, robots.txt, the Atom feed, and a page for each open job. */
@Module({
  imports: [JobsModule],
  controllers: [FeedsController, JobPageController],
  providers: [FeedsService],
})
export class FeedsModule {}
