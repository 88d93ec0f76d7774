import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkedPage } from '../../../platform/site/linked-page.ts';
import { Site } from '../../../platform/site/site.ts';
import { Public } from '../../../shared/http/access.ts';
import { ApiToken, inEveryLanguage, LinkedPage } from '../../../shared/http/mailed-link.ts';
import { OneClick } from '../../../shared/http/one-click.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { UnsubscribeService } from '../../application/unsubscribe.service.ts';

/** The links in mails that switch their kind off: for people a page, for their mail programs one call. */
@ApiTags('notifications')
@Public()
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly links: UnsubscribeService,
    private readonly site: Site,
  ) {}

  /**
   * The page of the link, which names the kind of emails and asks for one press. It changes nothing: programs that check
   * mails open links. A token that is none gets the same page without a name.
   */
  @LinkedPage()
  @Get(inEveryLanguage('/unsubscribe/:token'))
  async page(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const group = await this.links.groupOf(token);
    const name = `unsubscribe${group === null ? '' : `-${group}`}.html`;
    return linkedPage(this.site, name, request, reply);
  }

  /**
   * Switches the emails of the link off (RFC 8058): without a session, whatever the body is, and as often as one likes. The
   * same answer for a token that is none.
   */
  @ApiToken()
  @HttpCode(200)
  @AnyQuery()
  @OneClick()
  @Post('unsubscribe/:token')
  async unsubscribe(@Param('token') token: string): Promise<MessageAnswer> {
    await this.links.unsubscribe(token);
    return coded('notifications.stopped');
  }
}
