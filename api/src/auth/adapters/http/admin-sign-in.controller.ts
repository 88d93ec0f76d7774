import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { anonymousAddress } from '../../../platform/limits/client-address.ts';
import { Limit } from '../../../platform/limits/limit.ts';
import { CheckFirst, Public } from '../../../shared/http/access.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { AdminSignInService } from '../../application/admin-sign-in.service.ts';
import { AdminsService } from '../../application/admins.service.ts';
import { AdminRegisterDto, AdminSignInAnswer, toAdminIdentityView } from './admins.dto.ts';
import { LoginDto } from './auth.dto.ts';

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

  /** Signs an administrator in; a device that was not used before is told of by mail. */
  @Limit('sign-in')
  @ApiErrors(400, 401)
  @HttpCode(200)
  @Post('login')
  async login(
    @Body() { email, password }: LoginDto,
    @Ip() ip: string,
    @Headers('user-agent') device = '',
  ): Promise<AdminSignInAnswer> {
    const origin = { device, address: anonymousAddress(ip) };
    const { token, admin } = await this.signIn.signIn(email, password, origin);
    const { code, message: msg } = coded('session.opened');
    return { code, msg, token, admin: toAdminIdentityView(admin) };
  }
}
