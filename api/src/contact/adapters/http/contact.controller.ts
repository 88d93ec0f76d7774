import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Public } from '../../../shared/http/access.ts';
import { Limit } from '../../../platform/limits/limit.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ContactService } from '../../application/contact.service.ts';
import { ContactDto } from './contact.dto.ts';

@ApiTags('contact')
@Controller('public/api/v0')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Sends the contact form, or the report of a barrier (`kind`). A message that looks like spam gets the same answer, is stored and flagged, and is not sent by email. */
  @Public()
  @Limit('contact')
  @ApiErrors(400)
  @Post('contact-admin')
  async send(@Body() { website, elapsed, kind = 'contact', ...message }: ContactDto): Promise<MessageAnswer> {
    await this.contact.receive({ ...message, kind }, { website, elapsed });
    return coded('contact.sent');
  }
}
