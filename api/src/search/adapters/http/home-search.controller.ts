import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../config/settings.ts';
import { toFoundConsultantView } from '../../../consultants/adapters/http/consultant-view.dto.ts';
import { toProjectView } from '../../../projects/adapters/http/project-view.dto.ts';
import { OptionalAuth } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { PAGING_HEADERS, pagingHeaders } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { HomeSearchService } from '../../application/home-search.service.ts';
import { HomeSearchQuery, HomeSearchView } from './home-search.dto.ts';

@ApiTags('home search')
@Controller('public/api/v0/home-search')
export class HomeSearchController {
  constructor(
    private readonly homeSearch: HomeSearchService,
    private readonly settings: Settings,
  ) {}

  /**
   * Projects or anonymous consultants that match any of the skills, newest first; paged like a list. Who is signed
   * in also sees what they have applied for.
   */
  @OptionalAuth()
  @ApiOkResponse({ type: HomeSearchView, headers: PAGING_HEADERS })
  @ApiErrors(400)
  @Get()
  async search(
    @Query() query: HomeSearchQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Caller() caller?: UserCaller,
  ): Promise<HomeSearchView> {
    const answer: HomeSearchView = { projects: [], consultants: [] };
    let found: Page<unknown>;
    if (query.tab === 'projects') {
      const page = await this.homeSearch.projects(query.skill, caller?.id, query);
      answer.projects = page.items.map((entry) => toProjectView(entry, caller?.id, this.settings.auegPermit));
      found = page;
    } else {
      const companyId = caller?.role === 'B2B' ? caller.id : undefined;
      const page = await this.homeSearch.consultants(
        { skill: query.skill, freeBy: query.free_by },
        companyId,
        query,
      );
      answer.consultants = page.items.map(toFoundConsultantView);
      found = page;
    }
    reply.headers(pagingHeaders(request.url, found));
    return answer;
  }
}
