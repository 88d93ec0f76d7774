import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../shared/http/api-errors.ts';
import { IdPipe } from '../../../shared/http/id.pipe.ts';
import { MessageAnswer } from '../../../shared/http/message-answer.dto.ts';
import { ApiPage, PageQuery } from '../../../shared/http/page.dto.ts';
import { includes, pageOf, type Page } from '../../../shared/page.ts';
import { Only } from '../../access.ts';
import { OwnAccountService } from '../../application/own-account.service.ts';
import { SessionsService } from '../../application/sessions.service.ts';
import { Caller, type UserCaller } from '../../caller.ts';
import { ChangePasswordDto, EraseDto, SessionView, toSessionView } from './account.dto.ts';

@ApiTags('account')
@Only('user')
@Controller('private/api')
export class AccountController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly sessions: SessionsService,
  ) {}

  /** Signs out: the token is dead from now on. */
  @HttpCode(200)
  @Post('logout')
  async logout(@Caller() caller: UserCaller): Promise<MessageAnswer> {
    await this.sessions.close(caller);
    return { message: 'Signed out.' };
  }

  /** Changes the password and signs out every other device. */
  @ApiErrors(400)
  @HttpCode(200)
  @Post('change-password')
  async changePassword(
    @Body() input: ChangePasswordDto,
    @Caller() caller: UserCaller,
  ): Promise<MessageAnswer> {
    await this.account.changePassword(caller, input.current, input.new);
    return { message: 'Your password has been changed. Other devices have been signed out.' };
  }

  /** Where the caller is signed in, last seen first. `q` is searched in what the device calls itself. */
  @ApiPage(SessionView)
  @ApiErrors(400)
  @Get('sessions')
  async list(@Query() query: PageQuery, @Caller() caller: UserCaller): Promise<Page<SessionView>> {
    const sessions = await this.sessions.list('user', caller.id);
    const wanted = sessions.filter(({ device }) => includes(device, query.q));
    return pageOf(wanted, query).map((session) => toSessionView(session, caller.sessionId));
  }

  /** Signs out one device. */
  @ApiErrors(400, 404)
  @Delete('sessions/:id')
  async end(@Param('id', IdPipe) id: string, @Caller() caller: UserCaller): Promise<MessageAnswer> {
    await this.sessions.end('user', caller.id, id);
    return { message: 'This device has been signed out.' };
  }

  /** Erases the account and everything kept about it. Wants the password, or a sign-in of the last 5 minutes. */
  @ApiErrors(400, 403)
  @Delete('me')
  async erase(@Body() { password }: EraseDto, @Caller() caller: UserCaller): Promise<MessageAnswer> {
    await this.account.erase(caller, password);
    return { message: 'Your account and everything we kept about you has been deleted.' };
  }

  /** Takes the link to LinkedIn away; only while there is a password to sign in with. */
  @ApiErrors(409)
  @Delete('me/linkedin')
  async unlink(@Caller() caller: UserCaller): Promise<MessageAnswer> {
    await this.account.unlinkLinkedIn(caller);
    return { message: 'LinkedIn is not linked to your account any more.' };
  }
}
