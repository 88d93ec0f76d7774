import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Limit } from '../../../../platform/limits/limit.ts';
import { AtStage } from '../../../../shared/http/access.ts';
import { Caller } from '../../../../shared/http/caller.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { ProfilesService } from '../../../../users/application/profiles.service.ts';
import { AdminSignInService } from '../../application/admin-sign-in.service.ts';
import { PasskeyCheck } from '../../../second-factor/application/passkey-check.ts';
import { PasskeysService } from '../../../second-factor/application/passkeys.service.ts';
import { SecondFactorService } from '../../../second-factor/application/second-factor.service.ts';
import { SignInService } from '../../application/sign-in.service.ts';
import type { StageCallerWithAccount } from '../../application/stage-tokens.ts';
import { AdminEnrolledAnswer, AdminSignInAnswer, toAdminSignInAnswer } from './admin-sign-in.dto.ts';
import { SignInBrowser, type Browser } from './browser.ts';
import { SignInAnswer, toSignInAnswer } from './auth.dto.ts';
import {
  CodeDto,
  CredentialDto,
  CredentialOptionsAnswer,
  CreatePasskeyDto,
  OfferedCodesAnswer,
} from '../../../second-factor/adapters/http/factors.dto.ts';

/** The second step of a user's sign-in. */
@ApiTags('sign-in')
@Controller('private/api/sign-in')
export class UserStageController {
  constructor(
    private readonly signIn: SignInService,
    private readonly check: PasskeyCheck,
    private readonly profiles: ProfilesService,
  ) {}

  /** Ends the sign-in with a code of the app, or a recovery code. 400 for a wrong one. */
  @Limit('sign-in')
  @AtStage('user', 'second-factor')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('code')
  async code(
    @Body() { code }: CodeDto,
    @Caller() caller: StageCallerWithAccount,
    @SignInBrowser() browser: Browser,
  ): Promise<SignInAnswer> {
    const opened = await this.signIn.withSecondFactor(caller, code, browser.origin);
    return toSignInAnswer(opened, this.profiles, browser);
  }

  /** The challenge that one of the account's passkeys has to sign, within five minutes. */
  @Limit('passkey')
  @AtStage('user', 'second-factor')
  @HttpCode(200)
  @Post('passkey/options')
  async passkeyOptions(@Caller() { account }: StageCallerWithAccount): Promise<CredentialOptionsAnswer> {
    return { options: await this.check.forOwner(account) };
  }

  /** Ends the sign-in with one of the account's passkeys. 400 for any other. */
  @Limit('sign-in')
  @AtStage('user', 'second-factor')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('passkey')
  async passkey(
    @Body() { credential }: CredentialDto,
    @Caller() caller: StageCallerWithAccount,
    @SignInBrowser() browser: Browser,
  ): Promise<SignInAnswer> {
    const opened = await this.signIn.withOwnPasskey(caller, credential, browser.origin);
    return toSignInAnswer(opened, this.profiles, browser);
  }
}

/** The second step of an administrator's sign-in, and adding a second factor where one is required. */
@ApiTags('administrators')
@Controller('api/admin/sign-in')
export class AdminStageController {
  constructor(
    private readonly signIn: AdminSignInService,
    private readonly factors: SecondFactorService,
    private readonly passkeys: PasskeysService,
    private readonly check: PasskeyCheck,
  ) {}

  /** Ends the sign-in with a code of the app, or a recovery code. 400 for a wrong one. */
  @Limit('sign-in')
  @AtStage('admin', 'second-factor')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('code')
  async code(
    @Body() { code }: CodeDto,
    @Caller() caller: StageCallerWithAccount,
    @SignInBrowser() browser: Browser,
  ): Promise<AdminSignInAnswer> {
    return toAdminSignInAnswer(await this.signIn.withSecondFactor(caller, code, browser.origin), browser);
  }

  /** The challenge that one of the account's passkeys has to sign, within five minutes. */
  @Limit('passkey')
  @AtStage('admin', 'second-factor')
  @HttpCode(200)
  @Post('passkey/options')
  async passkeyOptions(@Caller() { account }: StageCallerWithAccount): Promise<CredentialOptionsAnswer> {
    return { options: await this.check.forOwner(account) };
  }

  /** Ends the sign-in with one of the account's passkeys. 400 for any other. */
  @Limit('sign-in')
  @AtStage('admin', 'second-factor')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('passkey')
  async passkey(
    @Body() { credential }: CredentialDto,
    @Caller() caller: StageCallerWithAccount,
    @SignInBrowser() browser: Browser,
  ): Promise<AdminSignInAnswer> {
    return toAdminSignInAnswer(await this.signIn.withOwnPasskey(caller, credential, browser.origin), browser);
  }

  /** A key for an authenticator app, which counts once a code of it was sent to `enrolment/codes/confirm`, within 15 minutes. */
  @AtStage('admin', 'enrolment')
  @HttpCode(200)
  @Post('enrolment/codes')
  offer(@Caller() { account }: StageCallerWithAccount): Promise<OfferedCodesAnswer> {
    return this.factors.offerCodes(account);
  }

  /** Adds the app and ends the sign-in. Answers the recovery codes, once. 400 for a wrong code. */
  @Limit('sign-in')
  @AtStage('admin', 'enrolment')
  @ApiErrors(400, 409)
  @HttpCode(200)
  @Post('enrolment/codes/confirm')
  async enrol(
    @Body() { code }: CodeDto,
    @Caller() caller: StageCallerWithAccount,
    @SignInBrowser() browser: Browser,
  ): Promise<AdminEnrolledAnswer> {
    const recoveryCodes = await this.factors.addCodes(caller.account, code, { isFirst: true });
    return this.enrolled(caller, recoveryCodes, browser);
  }

  /** The options from which the browser creates the first passkey, within five minutes. */
  @Limit('passkey')
  @AtStage('admin', 'enrolment')
  @HttpCode(200)
  @Post('enrolment/passkeys/options')
  async offerPasskey(@Caller() { account }: StageCallerWithAccount): Promise<CredentialOptionsAnswer> {
    return { options: await this.passkeys.offer(account) };
  }

  /** Adds the passkey and ends the sign-in. Answers the recovery codes, once. */
  @Limit('sign-in')
  @AtStage('admin', 'enrolment')
  @ApiErrors(400, 409)
  @HttpCode(200)
  @Post('enrolment/passkeys')
  async enrolPasskey(
    @Body() { name, credential }: CreatePasskeyDto,
    @Caller() caller: StageCallerWithAccount,
    @SignInBrowser() browser: Browser,
  ): Promise<AdminEnrolledAnswer> {
    const recoveryCodes = await this.passkeys.add(caller.account, name, credential, { isFirst: true });
    return this.enrolled(caller, recoveryCodes, browser);
  }

  private async enrolled(
    caller: StageCallerWithAccount,
    recoveryCodes: string[],
    browser: Browser,
  ): Promise<AdminEnrolledAnswer> {
    const opened = await this.signIn.afterEnrolment(caller, browser.origin);
    return { ...toAdminSignInAnswer(opened, browser), recoveryCodes };
  }
}
