import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { Confirmed, Only } from '../../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../../shared/http/caller.ts';
import { IfMatch } from '../../../../shared/http/if-match.ts';
import { ShownOnce } from '../../../../shared/http/idempotency.ts';
import { IdPipe } from '../../../../shared/http/input/id.pipe.ts';
import { PageQuery } from '../../../../shared/http/input/page.dto.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../../shared/http/output/paging.ts';
import { includes, pageOf, type Page } from '../../../../shared/page.ts';
import type { Precondition } from '../../../../shared/version.ts';
import { toPersonView } from '../../../../users/adapters/http/user.dto.ts';
import { ProfilesService } from '../../../../users/application/profiles.service.ts';
import { AdminsService } from '../../application/admins.service.ts';
import { SecondFactorService } from '../../../second-factor/application/second-factor.service.ts';
import { UserRestrictionsService } from '../../application/user-restrictions.service.ts';
import {
  AdminView,
  InvitationAnswer,
  InviteDto,
  RestrictionsAnswer,
  RestrictionsDto,
  toAdminView,
} from './admins.dto.ts';

@ApiTags('administrators')
@Only('admin')
@Controller('api/admin')
export class AdminsController {
  constructor(
    private readonly admins: AdminsService,
    private readonly factors: SecondFactorService,
    private readonly restrictions: UserRestrictionsService,
    private readonly profiles: ProfilesService,
  ) {}

  /** All administrators, the oldest first. `q` is searched in the email address. */
  @ApiPage(AdminView)
  @ApiErrors(400)
  @Get('admins')
  async list(@Query() query: PageQuery, @Caller() caller: AdminCaller): Promise<Page<AdminView>> {
    const admins = (await this.admins.list()).filter(({ email }) => includes(email, query.q));
    const page = pageOf(admins, query);
    const secured = await this.factors.having(
      'admin',
      page.items.map(({ id }) => id),
    );
    return page.map((admin) =>
      toAdminView(admin, { current: admin.id === caller.id, secondFactor: secured.has(admin.id) }),
    );
  }

  /** Invites another administrator; with an address, the code is sent there by email and works only for that address. */
  @Confirmed()
  @ApiErrors(400, 409)
  @ShownOnce()
  @Post('admins/invite')
  async invite(@Body() { email }: InviteDto, @Caller() caller: AdminCaller): Promise<InvitationAnswer> {
    const inviteCode = await this.admins.invite(caller, email);
    const said = email ? coded('invitation.sent', { email }) : coded('invitation.created');
    return { ...said, inviteCode };
  }

  /** Removes an administrator and ends their sessions. The last one cannot be removed. */
  @Confirmed()
  @ApiErrors(400, 404, 409)
  @Delete('admins/:id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.admins.remove(caller, id);
    return coded('administrator.removed');
  }

  /** Blocks or unblocks a user, and sets how many messages the user may send in total: whichever is sent. Blocking ends all of the user's sessions, prevents signing in and asks for the owner again: 403 `session.confirm-first`. */
  @ApiErrors(400, 403, 404)
  @Patch('users/:id')
  async restrict(
    @Param('id', IdPipe) id: string,
    @Body() { blocked, messageLimit }: RestrictionsDto,
    @Caller() caller: AdminCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<RestrictionsAnswer> {
    const user = await this.restrictions.change(caller, id, { blocked, messageLimit }, precondition);
    const said =
      blocked === undefined
        ? coded('account.message-limit-changed', { max: user.messageLimit })
        : coded(blocked ? 'account.blocked' : 'account.unblocked');
    return { ...said, user: toPersonView(await this.profiles.of(user)) };
  }
}
