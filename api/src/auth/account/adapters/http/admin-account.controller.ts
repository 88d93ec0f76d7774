import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { Only } from '../../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../../shared/http/caller.ts';
import { IfMatch } from '../../../../shared/http/if-match.ts';
import type { Precondition } from '../../../../shared/version.ts';
import { AdminsService } from '../../application/admins.service.ts';
import { EmailChangeService } from '../../application/email-change.service.ts';
import { OwnAccountService } from '../../application/own-account.service.ts';
import { SessionsService } from '../../../sessions/application/sessions.service.ts';
import type { SignedInAdmin } from '../../../sessions/application/signed-in-admin.ts';
import { AdminAnswer, AdminPhoneDto, OwnAdminView, toOwnAdminView } from './admins.dto.ts';
import { OwnAccessController } from './own-access.controller.ts';

/** An administrator's own sign-in methods: the counterpart of a user's account. */
@ApiTags('administrators')
@Only('admin')
@Controller('api/admin')
export class AdminAccountController extends OwnAccessController {
  constructor(
    account: OwnAccountService,
    emails: EmailChangeService,
    sessions: SessionsService,
    private readonly admins: AdminsService,
  ) {
    super(account, emails, sessions);
  }

  /** The administrator who sent the request. */
  @Get('me')
  me(@Caller() { admin }: SignedInAdmin): OwnAdminView {
    return toOwnAdminView(admin);
  }

  /** Changes the own phone number. */
  @ApiErrors(400)
  @Put('me')
  async update(
    @Body() { phone }: AdminPhoneDto,
    @Caller() caller: AdminCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<AdminAnswer> {
    const admin = await this.admins.changePhone(caller, phone, precondition);
    return { ...coded('phone.changed'), admin: toOwnAdminView(admin) };
  }
}
