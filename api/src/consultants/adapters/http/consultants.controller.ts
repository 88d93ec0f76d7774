import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded, type Language } from '@consulting/contracts';
import { Limit } from '../../../platform/limits/limit.ts';
import { Only, Self } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import { withShared } from '../../../shared/http/output/shared-skills.ts';
import { readerOf } from '../../../users/application/shared-reader.ts';
import type { SignedInUser } from '../../../users/application/signed-in-user.ts';
import { namingOfConsultant, type OfferedConsultant } from '../../domain/consultant.ts';
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

  /**
   * All consultants without their email address, newest first. `q` is searched in name, position and skills. `shared`: what
   * the caller's open projects share with each, by their categories and technologies.
   */
  @Only('user', ['B2B'])
  @ApiPage(ConsultantView)
  @ApiErrors(400, 404, 409)
  @Get('consultants')
  async list(
    @Query() query: OfferedConsultantsQuery,
    @ReaderLanguage() language: Language,
    @Caller() caller: SignedInUser,
  ): Promise<Page<ConsultantView>> {
    const skills = readerOf(caller, 'B2B', query) && (await this.consultants.skillsOf(caller.id));
    const ids = await this.searches.newIn(caller, 'consultant', query.savedSearch);
    const terms = { ...toConsultantTerms(query), ids };
    const page = await this.consultants.list(caller.id, terms, query, query.sort && (skills ?? []));
    const naming = ({ consultant }: OfferedConsultant) => namingOfConsultant(consultant);
    return page.with(await withShared(page.items, skills, { naming, language, view: toConsultantView }));
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
