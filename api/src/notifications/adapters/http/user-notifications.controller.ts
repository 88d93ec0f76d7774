import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only, Self } from '../../../shared/http/access.ts';
import { Caller, type SignedInCaller } from '../../../shared/http/caller.ts';
import { SentByAdminView, toMessageView } from '../../../messaging/adapters/http/message-views.dto.ts';
import { ConversationsService } from '../../../messaging/application/conversations.service.ts';
import { MessagingService } from '../../../messaging/application/messaging.service.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { UserNotificationDto } from './notifications.dto.ts';

@ApiTags('notifications')
@Controller('private/api/notifications')
export class UserNotificationsController {
  constructor(
    private readonly messaging: MessagingService,
    private readonly conversations: ConversationsService,
  ) {}

  /**
   * Puts a notification among a user's messages. An administrator may write to anybody, and it goes out as a mail too;
   * a user only to itself, as a note that is not counted and never mailed.
   */
  @Only('either')
  @Self({ body: ['userId'] })
  @ApiErrors(400, 404)
  @Post('userNotification')
  async notify(
    @Body() input: UserNotificationDto,
    @Caller() caller: SignedInCaller,
  ): Promise<SentByAdminView> {
    const { userId, message } = input;
    const sent =
      caller.kind === 'admin'
        ? await this.conversations.notify(caller, userId, message)
        : await this.messaging.note(caller.id, message);
    return {
      ...coded(caller.kind === 'admin' ? 'notification.sent' : 'note.saved'),
      sent: toMessageView(sent),
    };
  }
}
