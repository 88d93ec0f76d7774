import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Role } from '@consulting/contracts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller, type KeyCaller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { SavedSearchesService } from '../../../saved-searches/application/saved-searches.service.ts';
import { toUserTerms } from '../../../users/adapters/http/profile.dto.ts';
import { toProfileView, UserView } from '../../../users/adapters/http/user.dto.ts';
import { ProfilesService } from '../../../users/application/profiles.service.ts';
import { UsersService } from '../../../users/application/users.service.ts';
import { FreelancersQuery } from './people.dto.ts';

type Filter = Parameters<UsersService['list']>[1];

@ApiTags('users (administration)')
@Only('admin')
@Controller('api/admin')
export class AdminUsersController {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly searches: SavedSearchesService,
  ) {}

  /** Freelancers, newest first. `q` is searched in names, email address, company and skills. */
  @OpenTo('people:read')
  @ApiPage(UserView)
  @ApiErrors(400, 404)
  @Get('freelancers')
  async freelancers(
    @Query() query: FreelancersQuery,
    @Caller() caller: AdminCaller | KeyCaller,
  ): Promise<Page<UserView>> {
    const ids = await this.searches.newIn(caller, 'freelancer', query.savedSearch);
    return this.list('Freelancer', { ...toUserTerms(query), ids }, query);
  }

  /** One freelancer; 404 for a user of another role. */
  @OpenTo('people:read')
  @ApiErrors(400, 404)
  @Get('freelancers/:id')
  freelancer(@Param('id', IdPipe) id: string): Promise<UserView> {
    return this.one('Freelancer', id);
  }

  /** Companies, newest first. `q` is searched in names, email address, company and skills. */
  @OpenTo('people:read')
  @ApiPage(UserView)
  @ApiErrors(400)
  @Get('b2b-users')
  companies(@Query() query: StablePageQuery): Promise<Page<UserView>> {
    return this.list('B2B', { q: query.q }, query);
  }

  /** One company's user; 404 for a user of another role. */
  @OpenTo('people:read')
  @ApiErrors(400, 404)
  @Get('b2b-users/:id')
  company(@Param('id', IdPipe) id: string): Promise<UserView> {
    return this.one('B2B', id);
  }

  private async list(role: Role, filter: Filter, request: PageRequest): Promise<Page<UserView>> {
    const page = await this.users.list(role, filter, request);
    return (await this.profiles.ofPage(page)).map(toProfileView);
  }

  private async one(role: Role, id: string): Promise<UserView> {
    return toProfileView(await this.profiles.of(await this.users.getOfRole(id, role)));
  }
}
