import { Body, Controller, Delete, Get, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ContactService } from '../../application/contact.service.ts';
import { ContactMessageView, SpamDto, toContactMessageView } from './contact.dto.ts';

@ApiTags('contact (administration)')
@Only('admin')
@Controller('api/admin/contact-messages')
export class AdminContactController {
  constructor(private readonly contact: ContactService) {}

  /** A message of the contact form, whole. Reading it here does not mark it as read. */
  @ApiErrors(400, 404)
  @Get(':id')
  async get(@Param('id', IdPipe) id: string): Promise<ContactMessageView> {
    return toContactMessageView(await this.contact.get(id));
  }

  /** Takes the spam flag off a message, which is mailed to the company then. Done again it changes nothing. */
  @ApiErrors(400, 404)
  @Patch(':id')
  async clearSpam(
    @Param('id', IdPipe) id: string,
    @Body() _input: SpamDto,
    @Caller() caller: AdminCaller,
  ): Promise<MessageAnswer> {
    await this.contact.clearSpam(caller.id, id);
    return coded('contact.no-longer-spam');
  }

  /** Deletes a message of the contact form. Conversations with users cannot be deleted. */
  @ApiErrors(400, 404)
  @Delete(':id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.contact.remove(caller.id, id);
    return coded('contact.deleted');
  }
}
