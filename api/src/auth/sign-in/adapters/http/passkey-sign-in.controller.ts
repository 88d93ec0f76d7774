import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Limit } from '../../../../platform/limits/limit.ts';
import { Public } from '../../../../shared/http/access.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { ProfilesService } from '../../../../users/application/profiles.service.ts';
import { AdminSignInService } from '../../application/admin-sign-in.service.ts';
import { PasskeyCheck } from '../../../second-factor/application/passkey-check.ts';
import { SignInService } from '../../application/sign-in.service.ts';
import { AdminSignInAnswer, toAdminSignInAnswer } from './admin-sign-in.dto.ts';
import { SignInBrowser, type Browser } from './browser.ts';
import { SignInAnswer, toSignInAnswer } from './auth.dto.ts';
import { CredentialDto, CredentialOptionsAnswer } from '../../../second-factor/adapters/http/factors.dto.ts';

/** Sign-in with a passkey, which is both factors at once. */
@ApiTags('sign-in')
@Public()
@Controller('public/api/v0/login/passkey')
export class UserPasskeySignInController {
  constructor(
    private readonly check: PasskeyCheck,
    private readonly signIn: SignInService,
    private readonly profiles: ProfilesService,
  ) {}

  /** The challenge that a passkey of a user has to sign, within an hour. The same for everybody: nobody is known yet. */
  @Limit('passkey')
  @HttpCode(200)
  @Post('options')
  async options(): Promise<CredentialOptionsAnswer> {
    return { options: await this.check.forSignIn('user') };
  }

  /** Signs in. 401 for every passkey that is not one of ours, or was not verified; 403 for a blocked account. */
  @Limit('sign-in')
  @ApiErrors(400, 401, 403)
  @HttpCode(200)
  @Post()
  async login(
    @Body() { credential }: CredentialDto,
    @SignInBrowser() browser: Browser,
  ): Promise<SignInAnswer> {
    const opened = await this.signIn.withPasskey(credential, browser.origin);
    return toSignInAnswer(opened, this.profiles, browser);
  }
}

/** The same for administrators. */
@ApiTags('administrators')
@Public()
@Controller('public/api/v0/admin/login/passkey')
export class AdminPasskeySignInController {
  constructor(
    private readonly check: PasskeyCheck,
    private readonly signIn: AdminSignInService,
  ) {}

  /** The challenge that a passkey of an administrator has to sign, within an hour. */
  @Limit('passkey')
  @HttpCode(200)
  @Post('options')
  async options(): Promise<CredentialOptionsAnswer> {
    return { options: await this.check.forSignIn('admin') };
  }

  /** Signs an administrator in; a mail reports a device that was not used before. */
  @Limit('sign-in')
  @ApiErrors(400, 401)
  @HttpCode(200)
  @Post()
  async login(
    @Body() { credential }: CredentialDto,
    @SignInBrowser() browser: Browser,
  ): Promise<AdminSignInAnswer> {
    return toAdminSignInAnswer(await this.signIn.withPasskey(credential, browser.origin), browser);
  }
}
