import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkedPage } from '../../../platform/site/linked-page.ts';
import { Site } from '../../../platform/site/site.ts';
import { Public } from '../../../shared/http/access.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { ApiToken, inEveryLanguage, LinkedPage } from '../../../shared/http/mailed-link.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { PoolService } from '../../application/pool.service.ts';
import { PoolAnswerDto, PoolAnswered, toPoolAnswered } from './pool.dto.ts';

/** The link in the mail of a rejection, by which its reader answers without a session. */
@ApiTags('profile')
@Public()
@Controller()
export class PoolLinkController {
  constructor(
    private readonly pool: PoolService,
    private readonly site: Site,
  ) {}

  /**
   * The page with the question. It changes nothing: programs that check mails open links. A token that is none gets a page
   * without it.
   */
  @LinkedPage()
  @Get(inEveryLanguage('/pool/:token'))
  async page(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const name = (await this.pool.isKnown(token)) ? 'pool-asked.html' : 'pool.html';
    return linkedPage(this.site, name, request, reply);
  }

  /**
   * Answers the question, as often as one likes; the last answer counts. 404 for a token that is none, 409 once the question
   * is over.
   */
  @ApiToken()
  @HttpCode(200)
  @AnyQuery()
  @ApiErrors(400, 404, 409)
  @Post('pool/:token')
  async answer(@Param('token') token: string, @Body() { answer }: PoolAnswerDto): Promise<PoolAnswered> {
    return toPoolAnswered(answer, await this.pool.answerByLink(token, answer));
  }
}
