import { applyDecorators, Controller, Get, Header, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import {
  PROPOSAL,
  PROPOSAL_ANSWERS,
  splitLanguage,
  type Language,
  type ProposalAnswer,
  cleanText,
} from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../config/settings.ts';
import { DomainError, invalidField } from '../../../shared/errors.ts';
import { Public } from '../../../shared/http/access.ts';
import { TakesForm } from '../../../shared/http/input/body-limit.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { ApiToken, inEveryLanguage } from '../../../shared/http/mailed-link.ts';
import { ErrorView } from '../../../shared/http/output/api-errors.ts';
import { SecurityPolicy } from '../../../shared/http/output/security/security-policy.ts';
import { sentenceIn } from '../../../shared/texts/sentence.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { ProposalAnswersService } from '../../application/proposal-answers.service.ts';
import { proposalPage, statusOf } from './proposal-page.ts';
import { ProposalAnswerDto } from './proposals.dto.ts';

const PATHS = inEveryLanguage('/proposal/:token');
/** The statuses of a page that could not do what the form says. */
const STATUSES: Partial<Record<DomainError['kind'], number>> = {
  invalid: 400,
  'not-found': 404,
  conflict: 409,
};

const ApiPages = (...statuses: readonly [status: number, description: string][]) =>
  applyDecorators(
    ApiToken(),
    ApiProduces('text/html'),
    ...statuses.map(([status, description]) =>
      ApiResponse({
        status,
        description,
        content: {
          'text/html': { schema: { type: 'string' } },
          // A body that no form sends could not be read.
          ...(status === 400 && { 'application/json': { schema: { $ref: getSchemaPath(ErrorView) } } }),
        },
      }),
    ),
    Header('content-type', 'text/html; charset=utf-8'),
    Header('cache-control', 'private, no-store'),
    Header('referrer-policy', 'no-referrer'),
    Header('x-robots-tag', 'noindex'),
    AnyQuery(),
  );

/** The link in the mails to people who are proposed: a page with plain forms, which needs no scripts and no session. */
@ApiTags('proposals')
@Public()
@Controller()
export class ProposalLinkController {
  private readonly policy: SecurityPolicy;

  constructor(
    private readonly proposals: ProposalAnswersService,
    private readonly clock: Clock,
    { cspReportUrl }: Settings,
  ) {
    this.policy = new SecurityPolicy(cspReportUrl);
  }

  /** The question with the profile, or who has looked at it. It changes nothing: programs that check mails open links. */
  @ApiPages([200, 'The page'], [404, 'An unknown link'], [410, 'The proposal has ended'])
  @Get(PATHS)
  page(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.send(token, request, reply);
  }

  /** Answers by the form of the page, once; then the page is shown again. */
  @ApiPages(
    [303, 'Answered: leads to the page'],
    [400, 'The page, with what is wrong'],
    [404, 'An unknown link'],
    [409, 'The page, with the reason'],
  )
  @ApiConsumes('application/x-www-form-urlencoded', 'application/json')
  @ApiBody({ type: ProposalAnswerDto })
  @TakesForm()
  @Post(PATHS)
  async answer(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    try {
      const { answer, reason } = answerIn(request.body);
      await this.proposals.answerByLink(token, answer, reason);
    } catch (error) {
      const status = error instanceof DomainError ? STATUSES[error.kind] : undefined;
      if (status === undefined) throw error;
      return this.send(token, request, reply, { error: error as DomainError, status });
    }
    reply.code(303).header('location', request.url);
    return '';
  }

  private async send(
    token: string,
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: { error: DomainError; status: number },
  ): Promise<string> {
    const language: Language = splitLanguage(request.url).language;
    const linked = await this.proposals.byLink(token);
    const now = this.clock.now();
    const error = refused && linked ? sentenceIn(language, refused.error.said) : '';
    const html = proposalPage(linked, { language, now, error });
    reply.code(refused?.status ?? statusOf(linked, now));
    reply.header('content-security-policy', this.policy.ofForms(html));
    return html;
  }
}

/** Reads the fields of the form; 400 for others.  */
function answerIn(body: unknown): { answer: ProposalAnswer; reason: string } {
  const { answer, reason = '', ...others } = (body ?? {}) as Record<string, unknown>;
  const known = PROPOSAL_ANSWERS.find((each) => each === answer);
  if (!known || Object.keys(others).length > 0)
    throw invalidField('answer', 'field.not-one-of', {
      field: 'answer',
      choices: PROPOSAL_ANSWERS.join(', '),
    });
  if (typeof reason !== 'string') throw invalidField('reason', 'field.not-text', { field: 'reason' });
  const written = cleanText(reason);
  if ([...written].length > PROPOSAL.reason)
    throw invalidField('reason', 'field.too-long', { field: 'reason', max: PROPOSAL.reason });
  return { answer: known, reason: written };
}
