import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Limit } from '../../../platform/limits/limit.ts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ProposalAnswersService } from '../../application/proposal-answers.service.ts';
import { OwnProposalAnswer, OwnProposalView, toOwnAnswer, toOwnProposalView } from './proposal-views.dto.ts';
import { ProposalAnswerDto } from './proposals.dto.ts';

const CONFIRMED = {
  agree: 'proposal.agreed',
  decline: 'proposal.declined',
  withdraw: 'proposal.taken-back',
} as const;

/** What the desk asks the caller, and who has looked at the profile. */
@ApiTags('proposals')
@Only('user')
@Controller('private/api/proposals')
export class OwnProposalsController {
  constructor(private readonly proposals: ProposalAnswersService) {}

  /** The caller's proposals, newest first: all that are kept. */
  @Get()
  async list(@Caller() { id }: UserCaller): Promise<OwnProposalView[]> {
    return (await this.proposals.allOf(id)).map(toOwnProposalView);
  }

  /** Agrees, which shows the profile at once, declines, or takes an agreement back while the profile is shown. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Limit('apply')
  @Post(':id/answer')
  async answer(
    @Param('id', IdPipe) id: string,
    @Body() { answer, reason = '' }: ProposalAnswerDto,
    @Caller() by: UserCaller,
  ): Promise<OwnProposalAnswer> {
    return toOwnAnswer(CONFIRMED[answer], await this.proposals.answer(by.id, id, answer, reason));
  }
}
