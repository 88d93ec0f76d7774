import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { CheckFirst, Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { ApplicantsOfOwnerService } from '../../application/applicants-of-owner.service.ts';
import { ApplicantsOfOwnerQuery, OwnersDecisionDto } from './application.dto.ts';
import { MoveDto } from './stages.dto.ts';
import {
  OwnersApplicantDetail,
  OwnersApplicantView,
  toOwnersApplicantDetail,
  toOwnersApplicantView,
} from './owners-applicant.dto.ts';

/** The company's view of the applicants to its projects. */
@ApiTags('applications')
@Only('user', ['B2B'])
@Controller('private/api/projects/:id/applicants')
export class ProjectApplicantsController {
  constructor(private readonly applicants: ApplicantsOfOwnerService) {}

  /** The applicants of one of the caller's projects, newest first. `q` is searched in names and company. */
  @CheckFirst(ApplicantsOfOwnerService, (applicants, asked) =>
    applicants.assertOwner(asked.id, asked.callerId),
  )
  @ApiPage(OwnersApplicantView)
  @ApiErrors(400, 404)
  @Get()
  async list(
    @Param('id', IdPipe) projectId: string,
    @Query() query: ApplicantsOfOwnerQuery,
  ): Promise<Page<OwnersApplicantView>> {
    const { status, stage, q } = query;
    const page = await this.applicants.page(projectId, { status, stage, q }, query);
    return page.map(toOwnersApplicantView);
  }

  /** One of them; the applicant is notified that it was seen. */
  @CheckFirst(ApplicantsOfOwnerService, (applicants, asked) =>
    applicants.assertOwner(asked.id, asked.callerId),
  )
  @ApiErrors(400, 404)
  @Get(':applicationId')
  async one(
    @Param('id', IdPipe) projectId: string,
    @Param('applicationId', IdPipe) id: string,
  ): Promise<OwnersApplicantDetail> {
    return toOwnersApplicantDetail(await this.applicants.open(projectId, id));
  }

  /** Selects or rejects a pending applicant, who gets a message and an email. */
  @CheckFirst(ApplicantsOfOwnerService, (applicants, asked) =>
    applicants.assertOwner(asked.id, asked.callerId),
  )
  @ApiErrors(400, 404, 409)
  @Patch(':applicationId')
  async decide(
    @Param('id', IdPipe) projectId: string,
    @Param('applicationId', IdPipe) id: string,
    @Body() { status, note = '' }: OwnersDecisionDto,
    @Caller() caller: UserCaller,
  ): Promise<MessageAnswer> {
    await this.applicants.decide(caller.id, projectId, id, status, note);
    return coded(status === 'selected' ? 'applicant.selected' : 'applicant.rejected');
  }

  /** Moves a pending applicant to another stage, who is told nothing of it; it does not count as seen. */
  @CheckFirst(ApplicantsOfOwnerService, (applicants, asked) =>
    applicants.assertOwner(asked.id, asked.callerId),
  )
  @ApiErrors(400, 404, 409)
  @Patch(':applicationId/stage')
  async move(
    @Param('id', IdPipe) projectId: string,
    @Param('applicationId', IdPipe) id: string,
    @Body() { stage, from }: MoveDto,
    @Caller() caller: UserCaller,
  ): Promise<MessageAnswer> {
    await this.applicants.move(caller.id, projectId, id, stage, from);
    return coded('stage.moved');
  }
}
