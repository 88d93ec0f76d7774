import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Settings } from '../../../config/settings.ts';
import { Removals } from '../../../platform/changes/removals.ts';
import { RemovedQuery, RemovedView, toRemovedView } from '../../../platform/changes/removed.dto.ts';
import { CheckFirst, Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type FirmActor, type FirmCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { requestOf, StablePageQuery } from '../../../shared/http/input/page.dto.ts';
import { StateDto } from '../../../shared/http/input/posting.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import { CopyAnswer, StateAnswer } from '../../../shared/http/output/posting-view.dto.ts';
import type { Page } from '../../../shared/page.ts';
import type { Precondition } from '../../../shared/version.ts';
import { STATE_EVENTS } from '../../../shared/posting/posting.ts';
import { AdminProjectsService, type CountedProject } from '../../application/admin-projects.service.ts';
import { ProjectLifeCycle } from '../../application/project-life-cycle.service.ts';
import { ProjectRelease } from '../../application/project-release.service.ts';
import {
  AdminProjectAnswer,
  AdminProjectView,
  AdminApplicantView,
  toAdminProjectView,
  toAdminApplicantView,
} from './project-view.dto.ts';
import {
  AdminProjectsQuery,
  CreateProjectDto,
  ProjectDto,
  toDetails,
  toProjectFilter,
} from './projects.dto.ts';

@ApiTags('projects (administration)')
@Only('admin')
@Controller('api/admin')
export class AdminProjectsController {
  constructor(
    private readonly projects: AdminProjectsService,
    private readonly lifeCycle: ProjectLifeCycle,
    private readonly releases: ProjectRelease,
    private readonly removals: Removals,
    private readonly settings: Settings,
  ) {}

  /**
   * All projects in any state, including hidden ones, with the number of their applicants, newest first. `q` is searched
   * as in the list of open projects.
   */
  @OpenTo('projects:read')
  @ApiPage(AdminProjectView)
  @ApiErrors(400)
  @Get('projects')
  async list(@Query() query: AdminProjectsQuery): Promise<Page<AdminProjectView>> {
    const { state, owner } = query;
    const held = query.held && true;
    const page = await this.projects.list(
      { ...toProjectFilter(query), state, owner, held },
      requestOf(query),
    );
    return page.map((entry) => this.view(entry));
  }

  /** Projects removed since an instant, oldest first: ids and times, for 90 days. 410 where not all is known; then read the whole list. */
  @OpenTo('projects:read')
  @ApiPage(RemovedView)
  @ApiErrors(400, 410)
  @Get('projects/removed')
  async removed(@Query() { since, ...request }: RemovedQuery): Promise<Page<RemovedView>> {
    return (await this.removals.since('project', new Date(since), request)).map(toRemovedView);
  }

  /** One project. */
  @OpenTo('projects:read')
  @ApiErrors(400, 404)
  @Get('projects/:id')
  async one(@Param('id', IdPipe) id: string): Promise<AdminProjectView> {
    return this.view(await this.projects.one(id));
  }

  /** The applicants of a project, newest first. `q` is searched in names, company and email address. */
  @OpenTo('applications:read')
  @ApiPage(AdminApplicantView)
  @ApiErrors(400, 404)
  @Get('projects/:id/applicants')
  async applicants(
    @Param('id', IdPipe) id: string,
    @Query() query: StablePageQuery,
  ): Promise<Page<AdminApplicantView>> {
    const page = await this.projects.applicantsOf(id, query.q, query);
    return page.map(toAdminApplicantView);
  }

  /** Posts a project in the firm's name, or saves it as a draft. */
  @OpenTo('projects:write')
  @ApiErrors(400)
  @Post('create-project')
  @LongBody('texts')
  async create(@Body() input: CreateProjectDto, @Caller() by: FirmActor): Promise<AdminProjectAnswer> {
    const project = await this.projects.create(by, toDetails(input));
    return { ...coded('project.created'), project: this.view(project) };
  }

  /** Changes one of the firm's projects; a company's project is 403. */
  @OpenTo('projects:write')
  @CheckFirst(AdminProjectsService, (projects, { id }) => projects.assertEditable(id))
  @ApiErrors(400, 403, 404)
  @Put('projects/:id')
  @LongBody('texts')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: ProjectDto,
    @Caller() by: FirmActor,
    @IfMatch() precondition: Precondition,
  ): Promise<AdminProjectAnswer> {
    const project = await this.projects.change(by, id, toDetails(input), precondition);
    return { ...coded('project.updated'), project: this.view(project) };
  }

  /**
   * Opens, pauses or closes a project; a step that is not in the life cycle is 409. A company's project can be paused and
   * closed, and the company is notified; opening it is 403.
   */
  @OpenTo('projects:write')
  @CheckFirst(ProjectLifeCycle, (lifeCycle, { id, body }) => lifeCycle.assertStateByAdmin(id, body['state']))
  @ApiErrors(400, 403, 404, 409)
  @Patch('projects/:id/state')
  async setState(
    @Param('id', IdPipe) id: string,
    @Body() input: StateDto,
    @Caller() by: FirmActor,
  ): Promise<StateAnswer> {
    const { state } = await this.lifeCycle.setStateByAdmin(by, id, input);
    return { ...coded(STATE_EVENTS.project[state]), state };
  }

  /**
   * Makes a held project public and notifies its company. 409 when it is not held, or not open. To refuse it, close or
   * delete it.
   */
  @OpenTo('projects:write')
  @ApiErrors(400, 404, 409)
  @Post('projects/:id/release')
  @HttpCode(200)
  async release(@Param('id', IdPipe) id: string, @Caller() by: FirmActor): Promise<MessageAnswer> {
    await this.releases.release(by, id);
    return coded('project.released');
  }

  /** Copies one of the firm's projects into a new draft, without its applications and dates; a company's is 403. */
  @OpenTo('projects:write')
  @ApiErrors(400, 403, 404)
  @Post('projects/:id/copy')
  async copy(@Param('id', IdPipe) id: string, @Caller() by: FirmActor): Promise<CopyAnswer> {
    const { id: _id } = await this.lifeCycle.copyByAdmin(by, id);
    return { ...coded('project.copied'), _id };
  }

  /** Deletes any project with all applications to it. If there are any, it asks for the owner again: 403 `session.confirm-first`. */
  @OpenTo('projects:write')
  @ApiErrors(400, 403, 404)
  @Delete('projects/:id')
  async remove(@Param('id', IdPipe) id: string, @Caller() by: FirmCaller): Promise<MessageAnswer> {
    await this.projects.remove(by, id);
    return coded('project.deleted');
  }

  private view(project: CountedProject): AdminProjectView {
    return toAdminProjectView(project, this.settings.auegPermit);
  }
}
