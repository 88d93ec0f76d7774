import { Body, Delete, Get, HttpCode, Injectable, Param, Post, Put, Query } from '@nestjs/common';
import { coded } from '@consulting/contracts';
import { Limit } from '../../../../platform/limits/limit.ts';
import { Caller, type SignedInCaller } from '../../../../shared/http/caller.ts';
import { ShownOnce } from '../../../../shared/http/idempotency.ts';
import { IfMatch } from '../../../../shared/http/if-match.ts';
import { IdPipe } from '../../../../shared/http/input/id.pipe.ts';
import { PageQuery } from '../../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../../shared/http/output/paging.ts';
import type { Page } from '../../../../shared/page.ts';
import type { Precondition } from '../../../../shared/version.ts';
import { EmailChangeService } from '../../application/email-change.service.ts';
import { OwnAccountService } from '../../application/own-account.service.ts';
import { ReplacedSessionAnswer } from '../../../sessions/adapters/http/replaced-session.dto.ts';
import { SessionsService } from '../../../sessions/application/sessions.service.ts';
import {
  ChangeEmailDto,
  ChangePasswordDto,
  LanguageAnswer,
  LanguageDto,
  SessionView,
  toSessionPage,
} from './account.dto.ts';

/** Routes of users and administrators for their own access: the same for both, each below its own path. */
@Injectable()
export abstract class OwnAccessController {
  constructor(
    protected readonly account: OwnAccountService,
    private readonly emails: EmailChangeService,
    private readonly sessions: SessionsService,
  ) {}

  /** Signs out: the token is no longer valid. */
  @HttpCode(200)
  @Post('logout')
  async logout(@Caller() caller: SignedInCaller): Promise<MessageAnswer> {
    await this.sessions.close(caller);
    return coded('session.signed-out');
  }

  /** Changes the password, signs out every other device and replaces the session of the request. */
  @Limit('new-password')
  @ApiErrors(400)
  @HttpCode(200)
  @ShownOnce()
  @Post('change-password')
  async changePassword(
    @Body() input: ChangePasswordDto,
    @Caller() caller: SignedInCaller,
  ): Promise<ReplacedSessionAnswer> {
    const token = await this.account.changePassword(caller, input.current, input.new);
    return { ...coded('password.changed'), token };
  }

  /**
   * Mails a link to a new email address, which counts once the link is confirmed. Wants a confirmation
   * within the last 10 minutes, or the password where there is no second factor. The same answer for every address, whether it is known or not.
   */
  @Limit('reset')
  @ApiErrors(400, 403, 409)
  @HttpCode(200)
  @Post('change-email')
  async changeEmail(
    @Body() { email, password }: ChangeEmailDto,
    @Caller() caller: SignedInCaller,
  ): Promise<MessageAnswer> {
    await this.emails.request(caller, email, password);
    return coded('email.change-link-sent');
  }

  /** Chooses the language of the mails and messages that the system writes to the caller. */
  @ApiErrors(400)
  @Put('language')
  async setLanguage(
    @Body() { language }: LanguageDto,
    @Caller() caller: SignedInCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<LanguageAnswer> {
    const version = await this.account.setLanguage(caller, language, precondition);
    return { ...coded('account.language-changed'), version };
  }

  /** Where the caller is signed in, last seen first. `q` is searched in the device names. */
  @ApiPage(SessionView)
  @ApiErrors(400)
  @Get('sessions')
  async list(@Query() query: PageQuery, @Caller() caller: SignedInCaller): Promise<Page<SessionView>> {
    return toSessionPage(await this.sessions.list(caller.kind, caller.id), query, caller.sessionId);
  }

  /** Signs out one device. */
  @ApiErrors(400, 404)
  @Delete('sessions/:id')
  async end(@Param('id', IdPipe) id: string, @Caller() caller: SignedInCaller): Promise<MessageAnswer> {
    await this.sessions.end(caller.kind, caller.id, id);
    return coded('session.device-signed-out');
  }
}
