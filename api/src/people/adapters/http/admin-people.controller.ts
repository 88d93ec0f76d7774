import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded, type Language } from '@consulting/contracts';
import { Removals } from '../../../platform/changes/removals.ts';
import { RemovedQuery, RemovedView, toRemovedView } from '../../../platform/changes/removed.dto.ts';
import { Confirmed, Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller, type KeyCaller } from '../../../shared/http/caller.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { requestOf } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { PersonView, toPersonView } from '../../../users/adapters/http/user.dto.ts';
import { PeopleService } from '../../application/people.service.ts';
import { SavedSearchesService } from '../../../saved-searches/application/saved-searches.service.ts';
import { toAvailabilityView } from '../../../shared/http/output/availability-view.dto.ts';
import { AvailabilityService } from '../../../users/application/availability.service.ts';
import {
  AvailabilityConfirmed,
  ErasureDto,
  PeopleListQuery,
  PersonDetailView,
  toPeopleFilter,
  toPersonDetailView,
} from './people.dto.ts';

@ApiTags('people (administration)')
@Only('admin')
@Controller('api/admin/people')
export class AdminPeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly availability: AvailabilityService,
    private readonly searches: SavedSearchesService,
    private readonly removals: Removals,
  ) {}

  /** People of all roles, newest first. `q` is searched in names, email address, company and skills. */
  @OpenTo('people:read')
  @ApiPage(PersonView)
  @ApiErrors(400, 404)
  @Get()
  async list(
    @Query() query: PeopleListQuery,
    @Caller() caller: AdminCaller | KeyCaller,
  ): Promise<Page<PersonView>> {
    const ids = await this.searches.newIn(caller, 'person', query.savedSearch);
    const filter = { ...toPeopleFilter(query), ids };
    return (await this.people.list(filter, requestOf(query))).map((profile) => toPersonView(profile));
  }

  /** People removed since an instant, oldest first: ids and times, for 90 days. 410 where not all is known; then read the whole list. */
  @OpenTo('people:read')
  @ApiPage(RemovedView)
  @ApiErrors(400, 410)
  @Get('removed')
  async removed(@Query() { since, ...request }: RemovedQuery): Promise<Page<RemovedView>> {
    return (await this.removals.since('person', new Date(since), request)).map(toRemovedView);
  }

  /** One person: the profile, applications of all kinds and the latest messages, which are not marked as read. */
  @OpenTo('people:read')
  @ApiErrors(400, 404)
  @Get(':id')
  async get(@Param('id', IdPipe) id: string, @ReaderLanguage() reader: Language): Promise<PersonDetailView> {
    return toPersonDetailView(await this.people.get(id), reader);
  }

  /** Confirms that what is known of a freelancer's availability is still right; 404 for another role, 409 when nothing is known. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/availability/confirm')
  async confirmAvailability(
    @Param('id', IdPipe) id: string,
    @Caller() caller: AdminCaller,
  ): Promise<AvailabilityConfirmed> {
    const user = await this.availability.confirm(caller.id, id);
    return { ...coded('availability.confirmed'), availability: toAvailabilityView(user) };
  }

  /** Erases an account with everything that belongs to it. The person is notified by email; the audit log keeps the reason. */
  @Confirmed()
  @ApiErrors(400, 404)
  @Delete(':id')
  async erase(
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ErasureDto,
    @Caller() caller: AdminCaller,
  ): Promise<MessageAnswer> {
    await this.people.erase(caller.id, id, reason);
    return coded('account.erased');
  }
}
