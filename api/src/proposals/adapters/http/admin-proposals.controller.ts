import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { defined } from '../../../shared/defined.ts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type FirmActor } from '../../../shared/http/caller.ts';
import { OnlyReads } from '../../../shared/http/idempotency.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { ProposalsService } from '../../application/proposals.service.ts';
import {
  DeskProposalView,
  ProfileCheckAnswer,
  ProposalAskedAnswer,
  ProposalDraftView,
  toAskedAnswer,
  toCheckAnswer,
  toDeskProposalView,
  toDraftView,
} from './proposal-views.dto.ts';
import {
  ProfileCheckDto,
  ProposalDto,
  ProposalDraftQuery,
  ProposalsQuery,
  ProposalWithdrawalDto,
} from './proposals.dto.ts';

/** The desk proposes people for projects of companies. */
@ApiTags('proposals (administration)')
@Only('admin')
@Controller('api/admin/proposals')
export class AdminProposalsController {
  constructor(private readonly proposals: ProposalsService) {}

  /** All proposals, newest first. */
  @OpenTo('proposals:read')
  @ApiPage(DeskProposalView)
  @ApiErrors(400)
  @Get()
  async list(@Query() query: ProposalsQuery): Promise<Page<DeskProposalView>> {
    const { state, project: projectId, person: subjectId } = query;
    const filter = { state, projectId: projectId?.toLowerCase(), subjectId: subjectId?.toLowerCase() };
    return (await this.proposals.page(filter, query)).map(toDeskProposalView);
  }

  /**
   * Answers the profile that the product knows of a person, to begin with, and records in the audit log who looked. 409 for
   * somebody who cannot be proposed.
   */
  @OpenTo('proposals:write', 'people:read')
  @ApiErrors(400, 404, 409)
  @Get('draft')
  async draft(
    @Query() { kind, id }: ProposalDraftQuery,
    @Caller() by: FirmActor,
  ): Promise<ProposalDraftView> {
    return toDraftView(await this.proposals.draft(by, { kind, id: id.toLowerCase() }));
  }

  /** One proposal. */
  @OpenTo('proposals:read')
  @ApiErrors(400, 404)
  @Get(':id')
  async one(@Param('id', IdPipe) id: string): Promise<DeskProposalView> {
    return toDeskProposalView(await this.proposals.one(id));
  }

  /**
   * Says what may tell who the person is, before anybody is asked: the names of employers, and the surname alone; and which
   * letters the profile's PDF cannot show. Nothing is stored, and no warning keeps the person from being asked. 400 and 409 as for a proposal.
   */
  // Who tries many words learns from the warnings for whom the person has worked, without anybody being asked.
  @OpenTo('proposals:write', 'people:read')
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @OnlyReads()
  @LongBody('texts')
  @Post('check')
  async check(@Body() { subject, profile }: ProfileCheckDto): Promise<ProfileCheckAnswer> {
    return toCheckAnswer(
      await this.proposals.check({
        subject: { kind: subject.kind, id: subject.id.toLowerCase() },
        profile: defined(profile),
      }),
    );
  }

  /**
   * Asks a person whether the profile may be shown to the company. The profile must hold no email address, no telephone
   * number, no web address and not the person's name (400, which quotes the place). 409 with the reason when the person
   * cannot be asked now.
   */
  @OpenTo('proposals:write')
  @ApiErrors(400, 404, 409)
  @LongBody('texts')
  @Post()
  async propose(
    @Body() { projectId, subject, profile }: ProposalDto,
    @Caller() by: FirmActor,
  ): Promise<ProposalAskedAnswer> {
    const { proposal, warnings } = await this.proposals.propose(by, {
      projectId: projectId.toLowerCase(),
      subject: { kind: subject.kind, id: subject.id.toLowerCase() },
      profile: defined(profile),
    });
    return toAskedAnswer(proposal, warnings);
  }

  /** Withdraws a proposal that has been asked or is shown. The person is told, and a company that has seen the profile. */
  @OpenTo('proposals:write')
  @ApiErrors(400, 404, 409)
  @Patch(':id')
  async withdraw(
    @Param('id', IdPipe) id: string,
    @Body() _input: ProposalWithdrawalDto,
    @Caller() by: FirmActor,
  ): Promise<MessageAnswer> {
    await this.proposals.withdraw(by, id);
    return coded('proposal.withdrawn');
  }
}
