import { Body, Controller, Headers, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Limit } from '../../../platform/limits/limit.ts';
import { ApiErrors } from '../../../shared/http/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/message-answer.dto.ts';
import { Public } from '../../access.ts';
import { AdminsService } from '../../application/admins.service.ts';
import { AdminRegistrationGuard } from './admin-registration.guard.ts';
import { AdminRegisterDto, AdminSignInAnswer, toAdminIdentityView } from './admins.dto.ts';
import { LoginDto } from './auth.dto.ts';

@ApiTags('administrators')
@Public()
@Controller('public/api/v0/admin')
export class AdminSignInController {
  constructor(private readonly admins: AdminsService) {}

  /** Registers an administrator, where ADMIN_REGISTRATION lets it: the first of a system, or by invitation. */
  @Limit('register')
  @ApiErrors(400, 403, 409)
  @UseGuards(AdminRegistrationGuard)
  @Post('register')
  async register(@Body() { inviteCode, ...input }: AdminRegisterDto): Promise<MessageAnswer> {
    await this.admins.register(input, inviteCode || undefined);
    return { message: 'Welcome! You can sign in now.' };
  }

  /** Signs an administrator in. */
  @Limit('sign-in')
  @ApiErrors(400, 401)
  @HttpCode(200)
  @Post('login')
  async login(
    @Body() { email, password }: LoginDto,
    @Headers('user-agent') device = '',
  ): Promise<AdminSignInAnswer> {
    const { token, admin } = await this.admins.signIn(email, password, device);
    return { msg: 'Signed in.', token, admin: toAdminIdentityView(admin) };
  }
}
