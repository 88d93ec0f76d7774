import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Limit } from '../../../../platform/limits/limit.ts';
import { CheckFirst, Public } from '../../../../shared/http/access.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { ApiOneOf } from '../../../../shared/http/output/api-one-of.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { AdminSignInService } from '../../application/admin-sign-in.service.ts';
import { AdminsService } from '../../../account/application/admins.service.ts';
import { AdminSignInAnswer, toAdminSignInAnswer } from './admin-sign-in.dto.ts';
import { AdminRegisterDto } from '../../../account/adapters/http/admins.dto.ts';
import { SignInBrowser, type Browser } from './browser.ts';
import { LoginDto, StageAnswer, toStageAnswer } from './auth.dto.ts';

const isGiven = (code: unknown) => code !== undefined && code !== '';

@ApiTags('administrators')
@Public()
@Controller('public/api/v0/admin')
export class AdminSignInController {
  constructor(
    private readonly admins: AdminsService,
    private readonly signIn: AdminSignInService,
  ) {}

  /** Registers an administrator, where ADMIN_REGISTRATION allows it: the first one of a system, or by invitation. */
  @Limit('register')
  @ApiErrors(400, 403, 409)
  @CheckFirst(AdminsService, (admins, { body }) => admins.requireOpen(isGiven(body['inviteCode'])))
  @Post('register')
  async register(@Body() { inviteCode, ...input }: AdminRegisterDto): Promise<MessageAnswer> {
    await this.admins.register(input, inviteCode || undefined);
    return coded('administrator.registered');
  }

  /**
   * Signs an administrator in; a mail reports a device that was not used before. Where the account has a second factor,
   * or needs one and has none, the answer is a token for that step.
   */
  @Limit('sign-in')
  @ApiOneOf(AdminSignInAnswer, StageAnswer)
  @ApiErrors(400, 401)
  @HttpCode(200)
  @Post('login')
  async login(
    @Body() { email, password }: LoginDto,
    @SignInBrowser() browser: Browser,
  ): Promise<AdminSignInAnswer | StageAnswer> {
    const signedIn = await this.signIn.withPassword(email, password, browser.origin);
    return 'stage' in signedIn ? toStageAnswer(signedIn) : toAdminSignInAnswer(signedIn, browser);
  }
}
