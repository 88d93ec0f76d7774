import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Limit } from '../../../platform/limits/limit.ts';
import { Only, Self } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { AppliedAnswer } from '../../../placement/adapters/http/application-view.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { SavedSearchesService } from '../../../saved-searches/application/saved-searches.service.ts';
import { ConsultantsService } from '../../application/consultants.service.ts';
import { ConsultantView, toConsultantView } from './consultant-view.dto.ts';
import { ConsultantApplyDto, OfferedConsultantsQuery, toConsultantTerms } from './consultants.dto.ts';

@ApiTags('consultants')
@Controller('private/api')
export class ConsultantsController {
  constructor(
    private readonly consultants: ConsultantsService,
    private readonly searches: SavedSearchesService,
  ) {}

  /** All consultants without their email address, newest first. `q` is searched in name, position and skills. */
  @Only('user', ['B2B'])
  @ApiPage(ConsultantView)
  @ApiErrors(400, 404)
  @Get('consultants')
  async list(
    @Query() query: OfferedConsultantsQuery,
    @Caller() caller: UserCaller,
  ): Promise<Page<ConsultantView>> {
    const ids = await this.searches.newIn(caller, 'consultant', query.savedSearch);
    const page = await this.consultants.list(caller.id, { ...toConsultantTerms(query), ids }, query);
    return page.map(toConsultantView);
  }

  /** Applies for a consultant: once for each company. */
  @Only('user', ['B2B'], 'application.consultant-role-required')
  @Self({ body: ['b2bId'] })
  @Limit('apply')
  @ApiErrors(400, 404, 409)
  @Post('apply-consultant')
  async apply(@Body() input: ConsultantApplyDto, @Caller() caller: UserCaller): Promise<AppliedAnswer> {
    const id = input.consultantId.toLowerCase();
    const { consultant, application } = await this.consultants.apply(id, caller.id, input);
    return {
      ...coded('application.consultant-submitted', { name: consultant.name }),
      applicationId: application.id,
    };
  }
}
