import { Body, Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { coded, MESSAGES } from '@consulting/contracts';
import type { FastifyRequest } from 'fastify';
import { Limit } from '../../../../platform/limits/limit.ts';
import { Public } from '../../../../shared/http/access.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { ApiOneOf } from '../../../../shared/http/output/api-one-of.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { preferredLanguage } from '../../../../shared/http/preferred-language.ts';
import { sentenceIn } from '../../../../shared/texts/sentence.ts';
import { ProfilesService } from '../../../../users/application/profiles.service.ts';
import { RegistrationService } from '../../../account/application/registration.service.ts';
import { SignInService, type PendingSignIn, type OpenedSession } from '../../application/sign-in.service.ts';
import { EmailDto, RegisterDto, TokenQuery } from '../../../account/adapters/http/registration.dto.ts';
import { SignInBrowser, type Browser } from './browser.ts';
import {
  ExchangeDto,
  LoginDto,
  SignInAnswer,
  StageAnswer,
  toSignInAnswer,
  toStageAnswer,
} from './auth.dto.ts';

@ApiTags('sign-in')
@Public()
@Controller('public/api/v0')
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly profiles: ProfilesService,
  ) {}

  /** Registers. The answer does not reveal whether the address is known; its owner gets an email either way. */
  @Limit('register')
  @ApiErrors(400)
  @Post('register')
  async register(@Body() input: RegisterDto, @SignInBrowser() browser: Browser): Promise<MessageAnswer> {
    await this.registration.register(input, browser.origin.network);
    return coded('account.registered');
  }

  /**
   * Signs in. 401 for every wrong pair; 403 for an unconfirmed or blocked account only after the right password. Where the
   * account has a second factor, the answer is a token for that step.
   */
  @Limit('sign-in')
  @ApiOneOf(SignInAnswer, StageAnswer)
  @ApiErrors(400, 401, 403)
  @HttpCode(200)
  @Post('login')
  async login(
    @Body() { email, password }: LoginDto,
    @SignInBrowser() browser: Browser,
  ): Promise<SignInAnswer | StageAnswer> {
    return this.answer(await this.signIn.withPassword(email, password, browser.origin), browser);
  }

  /**
   * Confirms an email address. Plain text, also for failures, in the language that `Accept-Language` prefers; a repeated
   * click is a success.
   */
  @ApiProduces('text/plain')
  @ApiOkResponse({
    description: 'Confirmed',
    content: { 'text/plain': { schema: { type: 'string', example: MESSAGES['account.verified'] } } },
  })
  @ApiBadRequestResponse({
    description: 'The token is missing, unknown or has expired',
    content: {
      'text/plain': { schema: { type: 'string', example: MESSAGES['account.verification-invalid'] } },
    },
  })
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Get('verify-email')
  async verifyEmail(@Query() { token }: TokenQuery, @Req() request: FastifyRequest): Promise<string> {
    await this.registration.verify(token);
    return sentenceIn(preferredLanguage(request.headers), coded('account.verified'));
  }

  /** Sends the confirmation email again. The same answer for every address. */
  @Limit('reset')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('resend-verification')
  async resend(@Body() { email }: EmailDto): Promise<MessageAnswer> {
    await this.registration.resend(email);
    return coded('account.verification-sent-again');
  }

  /** Turns the one-time code of a provider's sign-in into a session, or a token for the step of the second factor. */
  @Limit('sign-in')
  @ApiOneOf(SignInAnswer, StageAnswer)
  @ApiErrors(400, 401, 403)
  @HttpCode(200)
  @Post('session/exchange')
  async exchange(
    @Body() { token }: ExchangeDto,
    @SignInBrowser() browser: Browser,
  ): Promise<SignInAnswer | StageAnswer> {
    return this.answer(await this.signIn.withCode(token, browser.origin), browser);
  }

  private async answer(
    signedIn: OpenedSession | PendingSignIn,
    browser: Browser,
  ): Promise<SignInAnswer | StageAnswer> {
    return 'stage' in signedIn ? toStageAnswer(signedIn) : toSignInAnswer(signedIn, this.profiles, browser);
  }
}
