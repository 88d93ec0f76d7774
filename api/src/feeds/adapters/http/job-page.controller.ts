import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, jobPath, LANGUAGES, localizedPath, splitLanguage } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../config/settings.ts';
import { JobsService } from '../../../jobs/application/jobs.service.ts';
import { Site } from '../../../platform/site/site.ts';
import { DomainError, notFound } from '../../../shared/errors.ts';
import { Public } from '../../../shared/http/access.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { ErrorView } from '../../../shared/http/output/api-errors.ts';
import { wordsOf } from '../../../shared/texts/words.ts';
import { jobPage } from '../../domain/job-page.ts';
import type { PublicJob } from '../../domain/public-job.ts';

const OTHER_LANGUAGES = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);
const ID_AT_END = /(?:^|-)([0-9a-f]{24})$/i;

@ApiTags('feeds')
@Public()
@Controller()
export class JobPageController {
  constructor(
    private readonly jobs: JobsService,
    private readonly site: Site,
    private readonly settings: Settings,
  ) {}

  /**
   * The public page of a job, readable without JavaScript: for shared links, search engines and the feed. The page of one
   * that is not open says so; it is 410 once the job is closed.
   */
  @ApiParam({
    name: 'slugAndId',
    example: 'sap-basis-administrator-656f2a9e1c9d440000a1b2c3',
    schema: { type: 'string', minLength: 1, pattern: '^[^/]+$' },
  })
  @ApiProduces('text/html')
  @ApiOkResponse({ description: 'The page', content: { 'text/html': { schema: { type: 'string' } } } })
  @ApiResponse({ status: 308, description: 'Redirects to the correct address when the slug is wrong' })
  @ApiResponse({
    status: 410,
    description: 'The job is closed: its page, which says so',
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  @ApiResponse({
    status: 404,
    description:
      'The job does not exist or no longer exists: a page that says so, or JSON if the site is not built',
    content: {
      'text/html': { schema: { type: 'string' } },
      'application/json': { schema: { $ref: getSchemaPath(ErrorView) } },
    },
  })
  @Header('content-type', 'text/html; charset=utf-8')
  @AnyQuery()
  @Get(['career/:slugAndId', ...OTHER_LANGUAGES.map((each) => localizedPath(each, '/career/:slugAndId'))])
  async page(
    @Param('slugAndId') slugAndId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const job = await this.find(slugAndId);
    const { language } = splitLanguage(request.url);
    const template = this.site.template(job?.state === 'open' ? 'job.html' : 'job-not-open.html', language);
    if (!job || !template) {
      const missing = this.site.template('404.html', language);
      if (!missing) throw notFound('job');
      reply.status(404).header('content-security-policy', missing.policy);
      return missing.body.toString('utf8');
    }
    const path = localizedPath(language, jobPath(job));
    if (path !== localizedPath(language, `/career/${slugAndId}`)) {
      const query = request.url.split('?')[1];
      reply.status(308).header('location', query === undefined ? path : `${path}?${query}`);
      return '';
    }
    reply.header('content-security-policy', template.policy);
    if (job.state !== 'open') reply.header('x-robots-tag', 'noindex');
    if (job.state === 'closed') reply.status(410);
    return jobPage(template.body.toString('utf8'), job, this.settings.publicUrl, language, wordsOf(language));
  }

  private async find(slugAndId: string): Promise<PublicJob | null> {
    const id = ID_AT_END.exec(slugAndId)?.[1]?.toLowerCase();
    if (!id) return null;
    try {
      return await this.jobs.posted(id);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return null;
      throw error;
    }
  }
}
