import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { AdminJobsService } from '../../application/admin-jobs.service.ts';
import { ApplicantsService } from '../../application/applicants.service.ts';
import { OwnersDecisionDto } from '../../../placement/adapters/http/application.dto.ts';
import { ApplicantsQuery, JobApplicantView, toJobApplicantView } from './applicants.dto.ts';
import { AdminJobView, JobAnswer, JobDto, JobsQuery, toAdminJobView, toJobView } from './jobs.dto.ts';

@ApiTags('jobs (administration)')
@Only('admin')
@Controller('api/admin')
export class AdminJobsController {
  constructor(
    private readonly jobs: AdminJobsService,
    private readonly applicants: ApplicantsService,
  ) {}

  /** Posts a job. */
  @ApiErrors(400)
  @Post('createJob')
  async create(@Body() input: JobDto, @Caller() caller: AdminCaller): Promise<JobAnswer> {
    const job = await this.jobs.create(caller.id, input);
    return { ...coded('job.created'), job: toJobView(job) };
  }

  /** All jobs with the number of their applicants, newest first. `q` is searched in title and location. */
  @ApiPage(AdminJobView)
  @ApiErrors(400)
  @Get('jobs')
  async list(@Query() query: JobsQuery): Promise<Page<AdminJobView>> {
    const page = await this.jobs.list({ q: query.q, location: query.location }, query);
    return page.map(toAdminJobView);
  }

  /** Changes a job; an optional field that is missing stays as it is. */
  @ApiErrors(400, 404)
  @Put('jobs/:id')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: JobDto,
    @Caller() caller: AdminCaller,
  ): Promise<JobAnswer> {
    const job = await this.jobs.change(caller.id, id, input);
    return { ...coded('job.updated'), job: toJobView(job) };
  }

  /** Deletes a job with its applications; messages about it lose the link to it. */
  @ApiErrors(400, 404)
  @Delete('jobs/:id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.jobs.remove(caller.id, id);
    return coded('job.deleted');
  }

  /** Who applied to a job, newest first. `q` is searched in names, company and email address. */
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
  @ApiErrors(400, 404, 409)
  @Patch('jobs/:id/applicants/:userId')
  async decide(
    @Param('id', IdPipe) id: string,
    @Param('userId', IdPipe) userId: string,
    @Body() { status, note = '' }: OwnersDecisionDto,
    @Caller() caller: AdminCaller,
  ): Promise<MessageAnswer> {
    await this.applicants.decide(caller.id, id, userId, status, note);
    return coded(status === 'selected' ? 'applicant.selected' : 'applicant.rejected');
  }
}
