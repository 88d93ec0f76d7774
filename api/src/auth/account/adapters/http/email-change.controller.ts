import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Limit } from '../../../../platform/limits/limit.ts';
import { Public } from '../../../../shared/http/access.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { EmailChangeService } from '../../application/email-change.service.ts';
import { EmailChangeAnswer, EmailLinkDto } from './account.dto.ts';

/** The two mailed links of an email change, for users and administrators; the token identifies the account. */
@ApiTags('sign-in')
@Public()
@Controller('public/api/v0')
export class EmailChangeController {
  constructor(private readonly emails: EmailChangeService) {}

  /**
   * Confirms a new email address by the link mailed to it: within 24 hours; a repeated call is a success. 409 when
   * another account uses the address now.
   */
  @Limit('reset')
  @ApiErrors(400, 409)
  @HttpCode(200)
  @Post('confirm-email')
  async confirm(@Body() { token }: EmailLinkDto): Promise<EmailChangeAnswer> {
    const account = await this.emails.confirm(token);
    return { ...coded('email.changed'), account };
  }

  /** Restores the email address before a change, by the link mailed to it: within 7 days, once. Ends every session. */
  @Limit('reset')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('undo-email-change')
  async undo(@Body() { token }: EmailLinkDto): Promise<EmailChangeAnswer> {
    const account = await this.emails.undo(token);
    return { ...coded('email.restored'), account };
  }
}
