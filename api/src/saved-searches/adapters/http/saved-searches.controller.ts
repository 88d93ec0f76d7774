import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { KeepsNothing } from '../../../platform/limits/limit.ts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type SignedInCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { Precondition } from '../../../shared/version.ts';
import { SavedSearchesService } from '../../application/saved-searches.service.ts';
import {
  SavedSearchAnswer,
  SavedSearchChangeDto,
  SavedSearchDto,
  SavedSearchView,
  toSavedSearchView,
} from './saved-searches.dto.ts';

/** The routes of saved searches, which are the same for users and administrators. */
abstract class SavedSearches {
  constructor(private readonly searches: SavedSearchesService) {}

  /** The caller's saved searches, oldest first, at most ten, each with the number of its new entries. */
  @Get()
  async list(@Caller() caller: SignedInCaller): Promise<SavedSearchView[]> {
    return (await this.searches.list(caller)).map(toSavedSearchView);
  }

  /** Saves a search of a list; 409 for the eleventh. */
  @ApiErrors(400, 403, 409)
  @Post()
  async save(@Body() input: SavedSearchDto, @Caller() caller: SignedInCaller): Promise<SavedSearchAnswer> {
    const shown = await this.searches.save(caller, input);
    return { ...coded('saved-search.saved'), search: toSavedSearchView(shown) };
  }

  /** Changes what was sent. After a change of query or cadence only what comes in from now on is mailed. */
  @ApiErrors(400, 404)
  @Patch(':id')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: SavedSearchChangeDto,
    @Caller() caller: SignedInCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<SavedSearchAnswer> {
    const shown = await this.searches.change(caller, id, input, precondition);
    return { ...coded('saved-search.changed'), search: toSavedSearchView(shown) };
  }

  /** Removes a search; what was told by its alerts is not told again by another one. */
  @ApiErrors(400, 404)
  @Delete(':id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: SignedInCaller): Promise<MessageAnswer> {
    await this.searches.remove(caller, id);
    return coded('saved-search.removed');
  }

  /** Notes that the caller has looked: what came in until now is no longer new. */
  @KeepsNothing()
  @HttpCode(200)
  @ApiErrors(400, 404)
  @Post(':id/seen')
  async seen(@Param('id', IdPipe) id: string, @Caller() caller: SignedInCaller): Promise<SavedSearchAnswer> {
    return { ...coded('saved-search.seen'), search: toSavedSearchView(await this.searches.seen(caller, id)) };
  }
}

@ApiTags('saved searches')
@Only('user')
@Controller('private/api/saved-searches')
export class SavedSearchesController extends SavedSearches {
  constructor(searches: SavedSearchesService) {
    super(searches);
  }
}

@ApiTags('saved searches (administration)')
@Only('admin')
@Controller('api/admin/saved-searches')
export class AdminSavedSearchesController extends SavedSearches {
  constructor(searches: SavedSearchesService) {
    super(searches);
  }
}
