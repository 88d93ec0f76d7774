import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import type { FastifyReply } from 'fastify';
import { Settings } from '../../../config/settings.ts';
import { DomainError } from '../../../shared/errors.ts';
import { Public } from '../../../shared/http/access.ts';
import { CHANGES_PAGE } from '../../../shared/http/deprecated.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { ApiErrors, ErrorView } from '../../../shared/http/output/api-errors.ts';
import { SecurityPolicy } from '../../../shared/http/output/security/security-policy.ts';
import { API_RELEASES, releaseEntry } from '../../domain/api-releases/api-release.ts';
import { atomFeed } from '../../domain/lists/atom.ts';
import { apiChangesPage } from './api-changes-page.ts';
import { document } from './feeds.controller.ts';

const FEED = `${CHANGES_PAGE}.atom`;

/** Changes of the API, beside its documentation; 404 where that is not served. */
@ApiTags('feeds')
@Public()
@Controller()
export class ApiChangesController {
  private readonly policy: SecurityPolicy;

  constructor(private readonly settings: Settings) {
    this.policy = new SecurityPolicy(settings.cspReportUrl);
  }

  /** What releases have changed for programs, and what will end: a page. */
  @ApiProduces('text/html')
  @ApiOkResponse(document('text/html', '<!doctype html>'))
  @ApiResponse({
    status: 404,
    description: 'The documentation is switched off',
    content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorView) } } },
  })
  @AnyQuery()
  @Header('content-type', 'text/html; charset=utf-8')
  @Get(CHANGES_PAGE)
  page(@Res({ passthrough: true }) reply: FastifyReply): string {
    this.requireDocs();
    const html = apiChangesPage(API_RELEASES, FEED);
    reply.header('content-security-policy', this.policy.ofForms(html));
    return html;
  }

  /** The same as an Atom feed, an entry for each release. */
  @ApiProduces('application/atom+xml')
  @ApiOkResponse(document('application/atom+xml', '<feed xmlns="http://www.w3.org/2005/Atom"></feed>'))
  @ApiErrors(404)
  @AnyQuery()
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @Get(FEED)
  feed(): string {
    this.requireDocs();
    const entries = API_RELEASES.map((release) => releaseEntry(release, CHANGES_PAGE));
    const feed = { language: 'en', title: 'Changes of the API', path: FEED, listPath: CHANGES_PAGE } as const;
    return atomFeed(entries, this.settings.publicUrl, feed);
  }

  /** DomainError `not-found` where the documentation is not served. */
  private requireDocs(): void {
    if (!this.settings.apiDocs) throw new DomainError('not-found', coded('address.not-found'));
  }
}
