import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only, Self } from '../../../shared/http/access.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { OnlyReads } from '../../../shared/http/idempotency.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { Limit } from '../../../platform/limits/limit.ts';
import { sameEmail } from '../../../shared/person/email-history.ts';
import { forbidden } from '../../../shared/errors.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { PdfUpload, UploadedPdfs } from '../../../shared/http/upload/upload.ts';
import type { Precondition } from '../../../shared/version.ts';
import { ProfilesService } from '../../application/profiles.service.ts';
import { UsersService, type ProfileUploads } from '../../application/users.service.ts';
import type { SignedInUser } from '../../application/signed-in-user.ts';
import { ProfileDto, UserByEmailDto } from './profile.dto.ts';
import { ProfileAnswer, toOwnUserView, UserView } from './user.dto.ts';

@ApiTags('profile')
@Only('user')
@Controller('private/api')
export class MeController {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
  ) {}

  /** The caller's own profile. */
  @Get('me')
  async me(@Caller() { account }: SignedInUser): Promise<UserView> {
    return toOwnUserView(await this.profiles.own(account));
  }

  /** The caller's own profile, requested by the caller's own address. Any other address, known or not, is 403. */
  @ApiErrors(400, 403)
  @HttpCode(200)
  @OnlyReads()
  @Post('user-by-email')
  async byEmail(@Body() { email }: UserByEmailDto, @Caller() { account }: SignedInUser): Promise<UserView> {
    if (!sameEmail(email, account.user.email)) throw forbidden();
    return toOwnUserView(await this.profiles.own(account));
  }

  /** Changes the caller's profile: only the fields that are sent. A new role takes effect immediately; applications are kept. */
  @Self({ param: 'userId' })
  @Limit('upload')
  @PdfUpload('cv', 'certificate')
  @Put('update-profile/:userId')
  @LongBody('profile')
  async update(
    @Param('userId') _userId: string,
    @Body() { cv: _cv, certificate: _certificate, ...change }: ProfileDto,
    @UploadedPdfs() files: ProfileUploads,
    @Caller() caller: UserCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<ProfileAnswer> {
    await this.users.updateProfile(caller.id, change, files, precondition);
    return { ...coded('profile.updated'), user: toOwnUserView(await this.profiles.ownOf(caller.id)) };
  }
}
