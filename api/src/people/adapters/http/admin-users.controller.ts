import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Role } from '@consulting/contracts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { PageQuery } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { ProfilesService } from '../../application/profiles.service.ts';
import { UsersService } from '../../application/users.service.ts';
import { UsersQuery } from './profile.dto.ts';
import { toProfileView, UserView } from './user.dto.ts';

@ApiTags('users (administration)')
@Only('admin')
@Controller('api/admin')
export class AdminUsersController {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
  ) {}

  /** Freelancers, newest first. `q` is searched in names, email address, company and skills. */
  @OpenTo('people:read')
  @ApiPage(UserView)
  @ApiErrors(400)
  @Get('freelancers')
  freelancers(@Query() query: UsersQuery): Promise<Page<UserView>> {
    return this.list('Freelancer', query);
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
  companies(@Query() query: PageQuery): Promise<Page<UserView>> {
    return this.list('B2B', query);
  }

  /** One company's user; 404 for a user of another role. */
  @OpenTo('people:read')
  @ApiErrors(400, 404)
  @Get('b2b-users/:id')
  company(@Param('id', IdPipe) id: string): Promise<UserView> {
    return this.one('B2B', id);
  }

  private async list(role: Role, query: UsersQuery): Promise<Page<UserView>> {
    const page = await this.users.list(role, { q: query.q, skill: query.skill }, query);
    return (await this.profiles.ofPage(page)).map(toProfileView);
  }

  private async one(role: Role, id: string): Promise<UserView> {
    return toProfileView(await this.profiles.of(await this.users.getOfRole(id, role)));
  }
}
