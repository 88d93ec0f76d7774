import { Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { jobPath, SIMILAR_AMONG } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CareerSiteService } from '../../../career-site/application/career-site.service.ts';
import { Settings } from '../../../config/settings.ts';
import { JobsService } from '../../../jobs/application/jobs.service.ts';
import { Public } from '../../../shared/http/access.ts';
import { wordsOf } from '../../../shared/texts/words.ts';
import { jobPage } from '../../domain/pages/job-page.ts';
import type { PublicJob } from '../../domain/public-job.ts';
import { PostingPageRoutes, PostingPages } from './posting-pages.ts';

@ApiTags('feeds')
@Public()
@Controller()
export class JobPageController {
  constructor(
    private readonly jobs: JobsService,
    private readonly careerSite: CareerSiteService,
    private readonly pages: PostingPages,
    private readonly settings: Settings,
  ) {}

  /**
   * The public page of a job, readable without JavaScript: for shared links, search engines and the feed. It shows the
   * team, hiring steps and benefits of the career site. The page of one that is not open shows this; it is 410 once
   * the job is closed.
   */
  @PostingPageRoutes('job', 'career')
  page(
    @Req() request: FastifyRequest<{ Params: { slugAndId: string } }>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.pages.answer<PublicJob>(request, reply, {
      kind: 'job',
      find: (id) => this.jobs.posted(id),
      pathOf: jobPath,
      fill: async (template, job, language) => {
        const place = { site: this.settings.publicUrl, language, words: wordsOf(language) };
        const [firm, others] = await Promise.all([
          this.careerSite.shown(language, job.id),
          this.jobs.list({}, { page: 1, limit: SIMILAR_AMONG }),
        ]);
        return jobPage(template, { job, firm, others: others.items }, place);
      },
    });
  }
}
