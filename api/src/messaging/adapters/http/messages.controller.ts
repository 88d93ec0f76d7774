import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { KeepsNothing } from '../../../platform/limits/limit.ts';
import { Only, Self } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { PageQuery } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { SignedInUser } from '../../../users/application/signed-in-user.ts';
import { MessagingService } from '../../application/messaging.service.ts';
import { ConversationView, SentView, toConversationView, toMessageView } from './message-views.dto.ts';
import { ReadDto, SendMessageDto } from './messages.dto.ts';

@ApiTags('messages')
@Controller('private/api/messages')
export class MessagesController {
  constructor(private readonly messaging: MessagingService) {}

  /** The caller's conversation with the administration. `q` is searched in the content. */
  @Only('user')
  @Self({ param: 'userId' })
  @ApiErrors(400)
  @Get(':userId')
  async list(
    @Param('userId', IdPipe) _userId: string,
    @Query() query: PageQuery,
    @Caller() { account }: SignedInUser,
  ): Promise<ConversationView> {
    return toConversationView(await this.messaging.ofUser(account.user, query, query.q));
  }

  /** Sends a message to the administration; 10 at most in total, unless the administration allows the user more. */
  @Only('user', ['Freelancer', 'B2B'], 'message.not-for-job-seekers')
  @Self({ body: ['userId'] })
  @ApiErrors(400, 404)
  @Post('send')
  async send(@Body() input: SendMessageDto, @Caller() caller: UserCaller): Promise<SentView> {
    const { sent, userToAdminMsgCount } = await this.messaging.send(caller.id, input.content, input.jobId);
    return { sent: toMessageView(sent), userToAdminMsgCount };
  }

  /** Marks the administration's messages as seen, on all devices. */
  @Only('user')
  @KeepsNothing()
  @ApiErrors(400)
  @HttpCode(200)
  @Post('read')
  async read(@Body() { seen }: ReadDto, @Caller() caller: UserCaller): Promise<MessageAnswer> {
    await this.messaging.markRead(caller.id, seen === undefined ? undefined : new Date(seen));
    return coded('message.read');
  }
}
