import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded, type Language } from '@consulting/contracts';
import { skillsNamed, type NamedSkill } from '@consulting/contracts/vocabulary';
import { Settings } from '../../../config/settings.ts';
import { Limit } from '../../../platform/limits/limit.ts';
import { CachedList } from '../../../platform/revisions/cached-list.ts';
import { CheckFirst, Only, OptionalAuth, Public, Self } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { StateDto } from '../../../shared/http/input/posting.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { AppliedAnswer } from '../../../placement/adapters/http/application-view.dto.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import { withShared } from '../../../shared/http/output/shared-skills.ts';
import { namingOfPerson, readerOf } from '../../../users/application/shared-reader.ts';
import type { SignedInUser } from '../../../users/application/signed-in-user.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import { CopyAnswer, StateAnswer } from '../../../shared/http/output/posting-view.dto.ts';
import type { Page } from '../../../shared/page.ts';
import type { Precondition } from '../../../shared/version.ts';
import { STATE_EVENTS } from '../../../shared/posting/posting.ts';
import { SavedSearchesService } from '../../../saved-searches/application/saved-searches.service.ts';
import { ProjectLifeCycle } from '../../application/project-life-cycle.service.ts';
import { ProjectsService } from '../../application/projects.service.ts';
import { namingOfProject, waitsForRelease, type ProjectEntry } from '../../domain/project.ts';
import { ProjectAnswer, ProjectView, toProjectView } from './project-view.dto.ts';
import {
  CreateOwnProjectDto,
  OwnProjectDto,
  OwnProjectsQuery,
  ProjectApplyDto,
  OpenProjectsQuery,
  toDetails,
  toProjectFilter,
} from './projects.dto.ts';

@ApiTags('projects')
@Controller()
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly lifeCycle: ProjectLifeCycle,
    private readonly settings: Settings,
    private readonly searches: SavedSearchesService,
  ) {}

  /**
   * All open projects, newest first; signed-in users find their own application among the applicants. `q` is searched in
   * title, location, kind of employment, workplace, duration and workload. `savedSearch`: 401 without its owner's token.
   * Freelancers find what they share with each (`shared`); `sort=shared` is for them alone.
   */
  @OptionalAuth()
  @CachedList('projects')
  @ApiPage(ProjectView)
  @ApiErrors(400, 403, 404, 409)
  @Get('private/api/projects/all')
  async list(
    @Query() query: OpenProjectsQuery,
    @ReaderLanguage() language: Language,
    @Caller() caller?: SignedInUser,
  ): Promise<Page<ProjectView>> {
    const reader = readerOf(caller, 'Freelancer', query);
    const skills = reader && skillsNamed(namingOfPerson(reader));
    const ids = await this.searches.newIn(caller, 'project', query.savedSearch);
    const filter = { ...toProjectFilter(query), ids };
    const page = await this.projects.list(filter, caller?.id, query, query.sort && (skills ?? []));
    return page.with(await this.viewsFor(page.items, { language, skills, readerId: caller?.id }));
  }

  /** The distinct categories of all open projects, sorted. */
  @Public()
  @CachedList('projects')
  @Get('public/api/v0/projects/categories')
  categories(): Promise<string[]> {
    return this.projects.distinct('category');
  }

  /** The distinct locations of all open projects, sorted. */
  @Public()
  @CachedList('projects')
  @Get('public/api/v0/projects/locations')
  locations(): Promise<string[]> {
    return this.projects.distinct('location');
  }

  /** One project, as it appears in the list of all projects; `state` shows whether it is still open. A draft is 404. */
  @OptionalAuth()
  @ApiErrors(400, 404)
  @Get('public/api/v0/projects/:id')
  async one(
    @Param('id', IdPipe) id: string,
    @ReaderLanguage() language: Language,
    @Caller() caller?: SignedInUser,
  ): Promise<ProjectView> {
    const entry = await this.projects.one(id, caller?.id);
    const { company } = await this.projects.offerer(entry.project);
    const reader = readerOf(caller, 'Freelancer');
    const skills = reader && skillsNamed(namingOfPerson(reader));
    const [view] = await this.viewsFor([entry], { language, skills, readerId: caller?.id });
    return { ...view!, ...(company && { companyName: company }) };
  }

  /** The projects of the company `id`, the caller itself, with everyone who applied, in any state, newest first. */
  @Only('user', ['B2B'])
  @Self({ param: 'id' })
  @ApiPage(ProjectView)
  @ApiErrors(400)
  @Get('private/api/projects/:id')
  async mine(
    @Param('id', IdPipe) userId: string,
    @Query() query: OwnProjectsQuery,
  ): Promise<Page<ProjectView>> {
    const page = await this.projects.mine(userId, { ...toProjectFilter(query), state: query.state }, query);
    return page.map((entry) => this.view(entry, userId));
  }

  /**
   * Posts a project, or saves it as a draft. With HOLD_FIRST_PROJECTS the first projects of a company are `held` until
   * the administration has reviewed them; the code is `project.held` then.
   */
  @Only('user', ['B2B'])
  @Self({ body: ['b2bId'] })
  @ApiErrors(400)
  @Limit('posting')
  @Post('private/api/projects')
  @LongBody('texts')
  async create(@Body() input: CreateOwnProjectDto, @Caller() caller: UserCaller): Promise<ProjectAnswer> {
    const entry = await this.projects.create(caller.id, toDetails(input));
    const code = waitsForRelease(entry.project) ? 'project.held' : 'project.created';
    return { ...coded(code), project: this.view(entry, caller.id) };
  }

  /** Applies to a project that is open, with CV and certificate as they are now: once, as the signed-in freelancer or company, and not to one's own project. */
  @Only('user', ['Freelancer', 'B2B'], 'application.project-role-required')
  @Self({ body: ['userId'] })
  @Limit('apply')
  @ApiErrors(400, 404, 409)
  @Post('private/api/projects/apply')
  async apply(@Body() input: ProjectApplyDto, @Caller() caller: UserCaller): Promise<AppliedAnswer> {
    const { id } = await this.projects.apply(input.projectId.toLowerCase(), caller.id, input);
    return { ...coded('application.submitted'), applicationId: id };
  }

  /** Changes one of the caller's projects; an optional field that is missing stays as it is. */
  @Only('user', ['B2B'])
  @Self({ body: ['b2bId'] })
  @CheckFirst(ProjectsService, (projects, { id, callerId }) => projects.assertOwner(id, callerId))
  @ApiErrors(400, 404)
  @Put('private/api/projects/:id')
  @LongBody('texts')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: OwnProjectDto,
    @Caller() caller: UserCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<ProjectAnswer> {
    const entry = await this.projects.change(id, caller.id, toDetails(input), precondition);
    return { ...coded('project.updated'), project: this.view(entry, caller.id) };
  }

  /**
   * Opens, pauses or closes one of the caller's projects; a step that is not in the life cycle is 409. One of the first
   * may be held when it is opened, as a new one; the code is `project.held` then.
   */
  @Only('user', ['B2B'])
  @CheckFirst(ProjectsService, (projects, { id, callerId }) => projects.assertOwner(id, callerId))
  @ApiErrors(400, 404, 409)
  @Patch('private/api/projects/:id/state')
  async setState(
    @Param('id', IdPipe) id: string,
    @Body() input: StateDto,
    @Caller() caller: UserCaller,
  ): Promise<StateAnswer> {
    const project = await this.lifeCycle.setState(caller.id, id, input);
    const { state } = project;
    return { ...coded(waitsForRelease(project) ? 'project.held' : STATE_EVENTS.project[state]), state };
  }

  /** Copies one of the caller's projects into a new draft, without its applications and dates. */
  @Only('user', ['B2B'])
  @ApiErrors(400, 404)
  @Limit('posting')
  @Post('private/api/projects/:id/copy')
  async copy(@Param('id', IdPipe) id: string, @Caller() caller: UserCaller): Promise<CopyAnswer> {
    const { id: _id } = await this.lifeCycle.copy(caller.id, id);
    return { ...coded('project.copied'), _id };
  }

  /** Deletes one of the caller's projects with all applications to it. If there are any, it asks for the owner again: 403 `session.confirm-first`. */
  @Only('user', ['B2B'])
  @ApiErrors(400, 403, 404)
  @Delete('private/api/projects/:id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: UserCaller): Promise<MessageAnswer> {
    await this.projects.remove(id, caller);
    return coded('project.deleted');
  }

  private viewsFor(
    entries: readonly ProjectEntry[],
    {
      language,
      skills,
      readerId,
    }: { language: Language; skills: NamedSkill[] | null; readerId: string | undefined },
  ): Promise<ProjectView[]> {
    const naming = ({ project }: ProjectEntry) => namingOfProject(project);
    return withShared(entries, skills, { naming, language, view: (entry) => this.view(entry, readerId) });
  }

  private view(entry: ProjectEntry, readerId: string | undefined): ProjectView {
    return toProjectView(entry, readerId, this.settings.auegPermit);
  }
}
