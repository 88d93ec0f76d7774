import { applyDecorators, Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { LANGUAGES, localizedPath, splitLanguage } from '@consulting/contracts';
import type { FastifyRequest } from 'fastify';
import { CachedList } from '../../../platform/revisions/cached-list.ts';
import { Site } from '../../../platform/site/site.ts';
import { Public } from '../../../shared/http/access.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { FeedsService } from '../../application/feeds.service.ts';

export const document = (type: string, example: string) => ({
  description: 'The document',
  content: { [type]: { schema: { type: 'string' as const }, example } },
});

/** The route of an Atom feed, in every language. */
const AtomFeed = (path: string) =>
  applyDecorators(
    ApiProduces('application/atom+xml'),
    ApiOkResponse(document('application/atom+xml', '<feed xmlns="http://www.w3.org/2005/Atom"></feed>')),
    Header('content-type', 'application/atom+xml; charset=utf-8'),
    Get(LANGUAGES.map((each) => localizedPath(each, path))),
  );

@ApiTags('feeds')
@Public()
@Controller()
export class FeedsController {
  constructor(
    private readonly feeds: FeedsService,
    private readonly site: Site,
  ) {}

  /** Which files name the site's pages, open jobs and open projects for search engines. */
  @ApiProduces('application/xml')
  @ApiOkResponse(document('application/xml', '<sitemapindex></sitemapindex>'))
  @CachedList(['jobs', 'projects'], { anyQuery: true })
  @Header('content-type', 'application/xml; charset=utf-8')
  @Get('sitemap.xml')
  sitemap(): Promise<string> {
    return this.feeds.sitemap();
  }

  /** One of these files, by its name: the pages, or a thousand open jobs or projects, each with its last change. */
  @ApiProduces('application/xml')
  @ApiOkResponse(document('application/xml', '<urlset><url><loc>https://example.com/</loc></url></urlset>'))
  @ApiErrors(404)
  @CachedList(['jobs', 'projects'], { anyQuery: true })
  @Header('content-type', 'application/xml; charset=utf-8')
  @Get('sitemap-:name')
  sitemapFile(@Param('name') name: string): Promise<string> {
    return this.feeds.sitemapFile(name, this.site.pages());
  }

  /** The addresses that crawlers may visit. */
  @ApiProduces('text/plain')
  @ApiOkResponse(document('text/plain', 'User-agent: *'))
  @Header('content-type', 'text/plain; charset=utf-8')
  @AnyQuery()
  @Get('robots.txt')
  robots(): string {
    return this.feeds.robots();
  }

  /** Where to report a weakness (RFC 9116). */
  @ApiProduces('text/plain')
  @ApiOkResponse(document('text/plain', 'Contact: mailto:office@firm.example'))
  @Header('content-type', 'text/plain; charset=utf-8')
  @AnyQuery()
  @Get('.well-known/security.txt')
  security(): string {
    return this.feeds.security();
  }

  /**
   * The newest thousand open jobs for job boards, in the shape that Personio publishes: `workzag-jobs/position`, with the
   * address of each job's page in its own language, its company and its last day (`url`, `company`, `validThrough`).
   */
  @ApiProduces('application/xml')
  @ApiOkResponse(document('application/xml', '<workzag-jobs></workzag-jobs>'))
  @CachedList('jobs', { anyQuery: true })
  @Header('content-type', 'application/xml; charset=utf-8')
  @Get('jobs.xml')
  positions(): Promise<string> {
    return this.feeds.positions();
  }

  /** The newest open jobs as an Atom feed: each in its own language, with the addresses of the pages in the feed's. */
  @AtomFeed('/feed.xml')
  @CachedList('jobs', { anyQuery: true })
  atom(@Req() request: FastifyRequest): Promise<string> {
    return this.feeds.jobsFeed(splitLanguage(request.url).language);
  }

  /** The newest open projects in the same way. */
  @AtomFeed('/projects.xml')
  @CachedList('projects', { anyQuery: true })
  projects(@Req() request: FastifyRequest): Promise<string> {
    return this.feeds.projectsFeed(splitLanguage(request.url).language);
  }
}
