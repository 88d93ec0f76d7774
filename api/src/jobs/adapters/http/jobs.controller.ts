import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Limit } from '../../../platform/limits/limit.ts';
import { CachedList } from '../../../platform/revisions/cached-list.ts';
import { Only, OptionalAuth, Public, Self } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { AppliedAnswer } from '../../../placement/adapters/http/application-view.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { SavedSearchesService } from '../../../saved-searches/application/saved-searches.service.ts';
import { JobsService } from '../../application/jobs.service.ts';
import { ApplyDto, JobView, OpenJobsQuery, toJobFilter, toJobView } from './jobs.dto.ts';

@ApiTags('jobs')
@Controller()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly searches: SavedSearchesService,
  ) {}

  /**
   * Open jobs, newest first. `q` is searched in title, location, kind of employment and workplace. `savedSearch`: 401
   * without its owner's token.
   */
  @OptionalAuth({ onlyFor: 'savedSearch' })
  @CachedList('jobs')
  @ApiPage(JobView)
  @ApiErrors(400, 404)
  @Get('public/api/v0/jobs')
  async list(@Query() query: OpenJobsQuery, @Caller() caller?: UserCaller): Promise<Page<JobView>> {
    const ids = await this.searches.newIn(caller, 'job', query.savedSearch);
    const page = await this.jobs.list({ ...toJobFilter(query), ids }, query);
    return page.map(toJobView);
  }

  /** The distinct locations of all open jobs, sorted. */
  @Public()
  @CachedList('jobs')
  @Get('public/api/v0/jobs/locations')
  locations(): Promise<string[]> {
    return this.jobs.locations();
  }

  /** One job; `state` shows whether it is still open. A draft is 404. */
  @Public()
  @ApiErrors(400, 404)
  @Get('public/api/v0/jobs/:id')
  async get(@Param('id', IdPipe) id: string): Promise<JobView> {
    return toJobView(await this.jobs.posted(id));
  }

  /** Applies to a job that is open: once, as the signed-in JobSeeker. CV and certificate go along as they are now. */
  @Only('user', ['JobSeeker'], 'application.job-role-required')
  @Self({ body: ['userId'] })
  @Limit('apply')
  @ApiErrors(400, 404, 409)
  @Post('api/apply')
  async apply(@Body() input: ApplyDto, @Caller() caller: UserCaller): Promise<AppliedAnswer> {
    const { id } = await this.jobs.apply(input.jobId, caller.id, input);
    return { ...coded('application.submitted'), applicationId: id };
  }
}
