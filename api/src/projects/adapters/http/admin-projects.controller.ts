import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { CheckFirst, Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { PageQuery } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { AdminProjectsService } from '../../application/admin-projects.service.ts';
import {
  AdminProjectAnswer,
  AdminProjectView,
  ApplicantView,
  toAdminProjectView,
  toApplicantView,
} from './project-view.dto.ts';
import { AdminProjectsQuery, ProjectDto, toDetails, toNewDetails } from './projects.dto.ts';

@ApiTags('projects (administration)')
@Only('admin')
@Controller('api/admin')
export class AdminProjectsController {
  constructor(private readonly projects: AdminProjectsService) {}

  /** All projects, including hidden ones, with the number of their applicants, newest first. `q` is searched in the title. */
  @ApiPage(AdminProjectView)
  @ApiErrors(400)
  @Get('projects')
  async list(@Query() query: AdminProjectsQuery): Promise<Page<AdminProjectView>> {
    const { q, category, owner } = query;
    const page = await this.projects.list({ q, category, owner }, query);
    return page.map(toAdminProjectView);
  }

  /** One project. */
  @ApiErrors(400, 404)
  @Get('projects/:id')
  async one(@Param('id', IdPipe) id: string): Promise<AdminProjectView> {
    return toAdminProjectView(await this.projects.one(id));
  }

  /** Who applied to a project, newest first. `q` is searched in the name. */
  @ApiPage(ApplicantView)
  @ApiErrors(400, 404)
  @Get('projects/:id/applicants')
  async applicants(@Param('id', IdPipe) id: string, @Query() query: PageQuery): Promise<Page<ApplicantView>> {
    const page = await this.projects.applicantsOf(id, query.q, query);
    return page.map(toApplicantView);
  }

  /** Posts a project in the firm's name. */
  @ApiErrors(400)
  @Post('create-project')
  async create(@Body() input: ProjectDto, @Caller() caller: AdminCaller): Promise<AdminProjectAnswer> {
    const project = await this.projects.create(caller.id, toNewDetails(input));
    return { ...coded('project.created'), project: toAdminProjectView(project) };
  }

  /** Changes one of the firm's projects; a company's project is 403. */
  @CheckFirst(AdminProjectsService, (projects, { id }) => projects.assertEditable(id))
  @ApiErrors(400, 403, 404)
  @Put('projects/:id')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: ProjectDto,
    @Caller() caller: AdminCaller,
  ): Promise<AdminProjectAnswer> {
    const project = await this.projects.change(caller.id, id, toDetails(input));
    return { ...coded('project.updated'), project: toAdminProjectView(project) };
  }

  /** Deletes any project with all applications to it. */
  @ApiErrors(400, 404)
  @Delete('projects/:id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.projects.remove(caller.id, id);
    return coded('project.deleted');
  }
}
