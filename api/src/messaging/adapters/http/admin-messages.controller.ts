import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type FirmActor } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { PageQuery } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { ConversationsService } from '../../application/conversations.service.ts';
import {
  AdminConversationView,
  ConversationSummaryView,
  SentByAdminView,
  toAdminConversationView,
  toConversationSummaryView,
  toMessageView,
} from './message-views.dto.ts';
import { AdminMessageDto, ConversationsQuery } from './messages.dto.ts';

@ApiTags('messages (administration)')
@Only('admin')
@Controller('api/admin/messages')
export class AdminMessagesController {
  constructor(private readonly conversations: ConversationsService) {}

  /** All conversations, of users and of the contact form, newest first. `q` is searched in name, email address and last message. Contact messages that look like spam are flagged (`spam`). */
  @ApiPage(ConversationSummaryView)
  @ApiErrors(400)
  @Get('all')
  async list(@Query() query: ConversationsQuery): Promise<Page<ConversationSummaryView>> {
    const page = await this.conversations.page(query, query);
    return page.map(toConversationSummaryView);
  }

  /** One conversation as the user sees it (without the user's own notes), or a contact form's message. Opening it marks it as read for the administration. */
  @ApiErrors(400, 404)
  @Get('conversation/:userId')
  async open(
    @Param('userId', IdPipe) userId: string,
    @Query() query: PageQuery,
  ): Promise<AdminConversationView> {
    return toAdminConversationView(await this.conversations.open(userId, query, query.q));
  }

  /** Sends a message to a user, who is notified by email. Senders of the contact form cannot be answered here. */
  @OpenTo('messages:send')
  @ApiErrors(400, 404)
  @Post('send-from-admin')
  async send(@Body() input: AdminMessageDto, @Caller() by: FirmActor): Promise<SentByAdminView> {
    const sent = await this.conversations.send(by, input.recipientId, input.content);
    return { ...coded('message.sent'), sent: toMessageView(sent) };
  }
}
