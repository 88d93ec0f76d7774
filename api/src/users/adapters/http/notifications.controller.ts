import { Body, Controller, Get, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import type { FastifyReply } from 'fastify';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { versionOf, type Precondition } from '../../../shared/version.ts';
import { PreferencesService } from '../../application/preferences.service.ts';
import type { SignedInUser } from '../../application/signed-in-user.ts';
import { editableOfUser } from '../../domain/user.ts';
import { NotificationsAnswer, NotificationsDto, NotificationsView } from './notifications.dto.ts';

@ApiTags('profile')
@Only('user')
@Controller('private/api/me/notifications')
export class NotificationsController {
  constructor(private readonly preferences: PreferencesService) {}

  /** Which emails the caller wants, of those that can be switched off. The same is in the caller's profile. */
  @Get()
  notifications(
    @Caller() { account }: SignedInUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): NotificationsView {
    reply.version = versionOf(editableOfUser(account.user));
    return account.user.notifications;
  }

  /** Chooses which emails the caller wants. Those that wait and are no longer wanted are not sent. */
  @ApiErrors(400)
  @Put()
  async choose(
    @Body() { messages, alerts, applicants, availability }: NotificationsDto,
    @Caller() caller: UserCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<NotificationsAnswer> {
    const chosen = { messages, alerts, applicants, availability };
    const user = await this.preferences.choose(caller.id, chosen, precondition);
    return { ...coded('notifications.saved'), version: versionOf(editableOfUser(user)) };
  }
}
