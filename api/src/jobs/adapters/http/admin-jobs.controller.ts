import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Removals } from '../../../platform/changes/removals.ts';
import { RemovedQuery, RemovedView, toRemovedView } from '../../../platform/changes/removed.dto.ts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type FirmActor, type FirmCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { StateDto } from '../../../shared/http/input/posting.dto.ts';
import { requestOf } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import { CopyAnswer, StateAnswer } from '../../../shared/http/output/posting-view.dto.ts';
import type { Page } from '../../../shared/page.ts';
import type { Precondition } from '../../../shared/version.ts';
import { STATE_EVENTS } from '../../../shared/posting/posting.ts';
import { AdminJobsService } from '../../application/admin-jobs.service.ts';
import { ApplicantsService } from '../../application/applicants.service.ts';
import { OwnersDecisionDto } from '../../../placement/adapters/http/application.dto.ts';
import { JobLifeCycle } from '../../application/job-life-cycle.service.ts';
import { ApplicantsQuery, JobApplicantView, toJobApplicantView } from './applicants.dto.ts';
import {
  AdminJobsQuery,
  AdminJobView,
  ChangedJobAnswer,
  JobAnswer,
  JobDto,
  CreateJobDto,
  toAdminJobView,
  toJobFilter,
  toJobView,
  versionOfJob,
} from './jobs.dto.ts';

@ApiTags('jobs (administration)')
@Only('admin')
@Controller('api/admin')
export class AdminJobsController {
  constructor(
    private readonly jobs: AdminJobsService,
    private readonly lifeCycle: JobLifeCycle,
    private readonly applicants: ApplicantsService,
    private readonly removals: Removals,
  ) {}

  /** Posts a job, or saves it as a draft. */
  @OpenTo('jobs:write')
  @ApiErrors(400)
  @Post('createJob')
  @LongBody('texts')
  async create(@Body() input: CreateJobDto, @Caller() by: FirmActor): Promise<JobAnswer> {
    const job = await this.jobs.create(by, input);
    return { ...coded('job.created'), job: toJobView(job) };
  }

  /** All jobs in any state with the number of their applicants, newest first. `q` is searched as in the list of open jobs. */
  @OpenTo('jobs:read')
  @ApiPage(AdminJobView)
  @ApiErrors(400)
  @Get('jobs')
  async list(@Query() query: AdminJobsQuery): Promise<Page<AdminJobView>> {
    const page = await this.jobs.list({ ...toJobFilter(query), state: query.state }, requestOf(query));
    return page.map(toAdminJobView);
  }

  /** Jobs removed since an instant, oldest first: ids and times, for 90 days. 410 where not all is known; then read the whole list. */
  @OpenTo('jobs:read')
  @ApiPage(RemovedView)
  @ApiErrors(400, 410)
  @Get('jobs/removed')
  async removed(@Query() { since, ...request }: RemovedQuery): Promise<Page<RemovedView>> {
    return (await this.removals.since('job', new Date(since), request)).map(toRemovedView);
  }

  /** One job in any state, a draft too. */
  @OpenTo('jobs:read')
  @ApiErrors(400, 404)
  @Get('jobs/:id')
  async one(@Param('id', IdPipe) id: string): Promise<AdminJobView> {
    return toAdminJobView(await this.jobs.one(id));
  }

  /** Changes a job; an optional field that is missing stays as it is. */
  @OpenTo('jobs:write')
  @ApiErrors(400, 404)
  @Put('jobs/:id')
  @LongBody('texts')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: JobDto,
    @Caller() by: FirmActor,
    @IfMatch() precondition: Precondition,
  ): Promise<ChangedJobAnswer> {
    const job = await this.jobs.change(by, id, input, precondition);
    return { ...coded('job.updated'), job: toJobView(job), version: versionOfJob(job) };
  }

  /** Opens, pauses or closes a job; a step that is not in the life cycle is 409. */
  @OpenTo('jobs:write')
  @ApiErrors(400, 404, 409)
  @Patch('jobs/:id/state')
  async setState(
    @Param('id', IdPipe) id: string,
    @Body() input: StateDto,
    @Caller() by: FirmActor,
  ): Promise<StateAnswer> {
    const { state } = await this.lifeCycle.setState(by, id, input);
    return { ...coded(STATE_EVENTS.job[state]), state };
  }

  /** Copies a job into a new draft, without its applications and dates. */
  @OpenTo('jobs:write')
  @ApiErrors(400, 404)
  @Post('jobs/:id/copy')
  async copy(@Param('id', IdPipe) id: string, @Caller() by: FirmActor): Promise<CopyAnswer> {
    const { id: _id } = await this.lifeCycle.copy(by, id);
    return { ...coded('job.copied'), _id };
  }

  /** Deletes a job with its applications; messages about it lose the link to it. With applications, it asks for the owner again: 403 `session.confirm-first`. */
  @OpenTo('jobs:write')
  @ApiErrors(400, 403, 404)
  @Delete('jobs/:id')
  async remove(@Param('id', IdPipe) id: string, @Caller() by: FirmCaller): Promise<MessageAnswer> {
    await this.jobs.remove(by, id);
    return coded('job.deleted');
  }

  /** The applicants of a job, newest first. `q` is searched in names, company and email address. */
  @OpenTo('applications:read')
  @ApiPage(JobApplicantView)
  @ApiErrors(400, 404)
  @Get('jobs/:id/applicants')
  async applicantsOf(
    @Param('id', IdPipe) id: string,
    @Query() query: ApplicantsQuery,
  ): Promise<Page<JobApplicantView>> {
    const without = query.rejected === 'hide' ? 'rejected' : undefined;
    const page = await this.applicants.ofJob(id, query, { q: query.q, without });
    return page.map(toJobApplicantView);
  }

  /** Selects or rejects a pending applicant, who gets a message and an email naming the job. */
  @OpenTo('applications:decide')
  @ApiErrors(400, 404, 409)
  @Patch('jobs/:id/applicants/:userId')
  async decide(
    @Param('id', IdPipe) id: string,
    @Param('userId', IdPipe) userId: string,
    @Body() { status, note = '' }: OwnersDecisionDto,
    @Caller() by: FirmActor,
  ): Promise<MessageAnswer> {
    await this.applicants.decide(by, id, userId, status, note);
    return coded(status === 'selected' ? 'applicant.selected' : 'applicant.rejected');
  }
}
