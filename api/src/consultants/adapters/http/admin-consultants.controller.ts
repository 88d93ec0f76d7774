import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { defined } from '../../../shared/defined.ts';
import { Removals } from '../../../platform/changes/removals.ts';
import { RemovedQuery, RemovedView, toRemovedView } from '../../../platform/changes/removed.dto.ts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type FirmActor, type FirmCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { requestOf, StablePageQuery } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import { FormData } from '../../../shared/http/upload/upload.ts';
import type { Page } from '../../../shared/page.ts';
import type { Precondition } from '../../../shared/version.ts';
import { AdminConsultantsService } from '../../application/admin-consultants.service.ts';
import {
  AdminConsultantView,
  ConsultantAnswer,
  ConsultantApplicantView,
  toAdminConsultantView,
  toConsultantApplicantView,
  toCountedConsultantView,
} from './consultant-view.dto.ts';
import {
  ConsultantChangeDto,
  ConsultantDto,
  AdminConsultantsQuery,
  toConsultantTerms,
  toNewDetails,
} from './consultants.dto.ts';

@ApiTags('consultants (administration)')
@Only('admin')
@Controller('api/admin')
export class AdminConsultantsController {
  constructor(
    private readonly consultants: AdminConsultantsService,
    private readonly removals: Removals,
  ) {}

  /** All consultants with the number of companies that applied for them, newest first. `q` is searched in name, position, skills and email address. */
  @OpenTo('consultants:read')
  @ApiPage(AdminConsultantView)
  @ApiErrors(400)
  @Get('consultants')
  async list(@Query() query: AdminConsultantsQuery): Promise<Page<AdminConsultantView>> {
    const listed = query.listed === undefined ? undefined : query.listed === 'true';
    const page = await this.consultants.list({ ...toConsultantTerms(query), listed }, requestOf(query));
    return page.map(toCountedConsultantView);
  }

  /** Consultants removed since an instant, oldest first: ids and times, for 90 days. 410 where not all is known; then read the whole list. */
  @OpenTo('consultants:read')
  @ApiPage(RemovedView)
  @ApiErrors(400, 410)
  @Get('consultants/removed')
  async removed(@Query() { since, ...request }: RemovedQuery): Promise<Page<RemovedView>> {
    return (await this.removals.since('consultant', new Date(since), request)).map(toRemovedView);
  }

  /** One consultant. */
  @OpenTo('consultants:read')
  @ApiErrors(400, 404)
  @Get('consultants/:id')
  async one(@Param('id', IdPipe) id: string): Promise<AdminConsultantView> {
    return toCountedConsultantView(await this.consultants.one(id));
  }

  /** Adds a consultant, from a form or JSON. */
  @OpenTo('consultants:write')
  @FormData()
  @Post('consultants')
  @LongBody('profile')
  async create(@Body() input: ConsultantDto, @Caller() by: FirmActor): Promise<ConsultantAnswer> {
    const consultant = await this.consultants.create(by, toNewDetails(input));
    return { ...coded('consultant.created'), consultant: toAdminConsultantView(consultant) };
  }

  /** Changes a consultant; fields that are missing stay as they are. */
  @OpenTo('consultants:write')
  @FormData()
  @ApiErrors(404)
  @Put('consultants/:id')
  @LongBody('profile')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: ConsultantChangeDto,
    @Caller() by: FirmActor,
    @IfMatch() precondition: Precondition,
  ): Promise<ConsultantAnswer> {
    const consultant = await this.consultants.change(by, id, defined(input), precondition);
    return { ...coded('consultant.updated'), consultant: toAdminConsultantView(consultant) };
  }

  /** Confirms that what is known of a consultant's availability is still right; 409 when nothing is known. */
  @OpenTo('consultants:write')
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post('consultants/:id/availability/confirm')
  async confirmAvailability(
    @Param('id', IdPipe) id: string,
    @Caller() by: FirmActor,
  ): Promise<ConsultantAnswer> {
    const consultant = await this.consultants.confirmAvailability(by, id);
    return { ...coded('availability.confirmed'), consultant: toAdminConsultantView(consultant) };
  }

  /** Deletes a consultant with all applications for them. If there are any, it asks for the owner again: 403 `session.confirm-first`. */
  @OpenTo('consultants:write')
  @ApiErrors(400, 403, 404)
  @Delete('consultants/:id')
  async remove(@Param('id', IdPipe) id: string, @Caller() by: FirmCaller): Promise<MessageAnswer> {
    await this.consultants.remove(by, id);
    return coded('consultant.deleted');
  }

  /** Which companies applied for a consultant, newest first. `q` is searched in person, company and email address. */
  @OpenTo('applications:read')
  @ApiPage(ConsultantApplicantView)
  @ApiErrors(400, 404)
  @Get('consultant-applicants/:id')
  async applicants(
    @Param('id', IdPipe) id: string,
    @Query() query: StablePageQuery,
  ): Promise<Page<ConsultantApplicantView>> {
    const page = await this.consultants.applicantsOf(id, query.q, query);
    return page.map(toConsultantApplicantView);
  }
}
