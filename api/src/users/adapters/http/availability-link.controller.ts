import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkedPage } from '../../../platform/site/linked-page.ts';
import { Site } from '../../../platform/site/site.ts';
import { notFound } from '../../../shared/errors.ts';
import { Public } from '../../../shared/http/access.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { ApiToken, inEveryLanguage, LinkedPage } from '../../../shared/http/mailed-link.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { toAvailabilityView } from '../../../shared/http/output/availability-view.dto.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { AvailabilityService } from '../../application/availability.service.ts';

/** The link of reminders, which confirms an availability without a session. */
@ApiTags('profile')
@Public()
@Controller()
export class AvailabilityLinkController {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly site: Site,
  ) {}

  /**
   * The page of the link, which shows what is known and asks for one press. It changes nothing: programs that check mails
   * open links. A token that is none gets a page without a word about anybody.
   */
  @LinkedPage()
  @Get(inEveryLanguage('/availability/:token'))
  async page(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const known = await this.availability.knownBy(token);
    const name = known ? 'availability-known.html' : 'availability.html';
    const html = linkedPage(this.site, name, request, reply);
    return known ? withData(html, JSON.stringify(toAvailabilityView(known))) : html;
  }

  /** Confirms by the link, without a session and as often as one likes; 404 for a token by which nothing is known. */
  @ApiToken()
  @HttpCode(200)
  @AnyQuery()
  @ApiErrors(404)
  @Post('availability/:token')
  async confirm(@Param('token') token: string): Promise<MessageAnswer> {
    if (!(await this.availability.confirmBy(token))) throw notFound('availability');
    return coded('availability.confirmed');
  }
}

/** Puts data for the client into a page; the JSON has only days, numbers and instants, nothing that ends the element. */
const withData = (html: string, json: string): string =>
  html.replace(
    '</body>',
    () => `<script type="application/json" id="availability-data">${json}</script></body>`,
  );
