import { Body, Controller, HttpCode, Injectable, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Limit } from '../../../../platform/limits/limit.ts';
import { Public } from '../../../../shared/http/access.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { PasswordResetService } from '../../application/password-reset.service.ts';
import type { SessionAudience } from '../../../sessions/domain/session.ts';
import { EmailDto, ResetPasswordDto } from './registration.dto.ts';

/** A forgotten password: the same two routes for users and administrators, each below its own path. */
@Injectable()
abstract class PasswordResetRoutes {
  protected abstract readonly audience: SessionAudience;

  constructor(private readonly passwordReset: PasswordResetService) {}

  /** Sends an email with a link to choose a new password. The same answer for every address. */
  @Limit('reset')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('forgot-password')
  async forgot(@Body() { email }: EmailDto): Promise<MessageAnswer> {
    await this.passwordReset.request(this.audience, email);
    return coded('password.reset-link-sent');
  }

  /** Sets a new password with the link from an email: within an hour, once. Ends every session. */
  @Limit('reset')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('reset-password')
  async reset(@Body() { token, password }: ResetPasswordDto): Promise<MessageAnswer> {
    await this.passwordReset.reset(this.audience, token, password);
    return coded('password.reset');
  }
}

@ApiTags('sign-in')
@Public()
@Controller('public/api/v0')
export class PasswordResetController extends PasswordResetRoutes {
  protected override readonly audience = 'user';
}

@ApiTags('administrators')
@Public()
@Controller('public/api/v0/admin')
export class AdminPasswordResetController extends PasswordResetRoutes {
  protected override readonly audience = 'admin';
}
