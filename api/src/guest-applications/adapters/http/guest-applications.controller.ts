import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded, DEFAULT_LANGUAGE } from '@consulting/contracts';
import type { UploadedPdf } from '../../../platform/files/files.ts';
import { Limit } from '../../../platform/limits/limit.ts';
import { invalidField } from '../../../shared/errors.ts';
import { Public } from '../../../shared/http/access.ts';
import { ClientNetwork } from '../../../shared/http/client-network.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { PdfForm, UploadedPdfs } from '../../../shared/http/upload/upload.ts';
import { ConfirmationService } from '../../application/confirmation.service.ts';
import { GuestApplicationsService } from '../../application/guest-applications.service.ts';
import type { GuestKind } from '../../domain/guest-application.ts';
import {
  GuestApplicationView,
  GuestApplyDto,
  GuestConfirmDto,
  GuestLinkDto,
  toGuestApplicationView,
} from './guest-applications.dto.ts';

type Files = { cv?: UploadedPdf };

@ApiTags('applying without an account')
@Public()
@Controller('public/api/v0')
export class GuestApplicationsController {
  constructor(
    private readonly applications: GuestApplicationsService,
    private readonly confirmation: ConfirmationService,
  ) {}

  /**
   * Applies for an open job without an account. The application waits for 7 days until the owner of the address confirms
   * it with the mailed link. The answer is the same for every address; the owner of a known one gets another mail.
   */
  @Limit('guest-apply')
  @PdfForm('cv')
  @ApiErrors(404, 409)
  @HttpCode(202)
  @Post('jobs/:id/apply')
  applyToJob(
    @Param('id', IdPipe) id: string,
    @Body() input: GuestApplyDto,
    @UploadedPdfs() files: Files,
    @ClientNetwork() network: string,
  ): Promise<MessageAnswer> {
    return this.receive('job', id, input, files, network);
  }

  /** Applies for an open project without an account, like for a job. */
  @Limit('guest-apply')
  @PdfForm('cv')
  @ApiErrors(404, 409)
  @HttpCode(202)
  @Post('projects/:id/apply')
  applyToProject(
    @Param('id', IdPipe) id: string,
    @Body() input: GuestApplyDto,
    @UploadedPdfs() files: Files,
    @ClientNetwork() network: string,
  ): Promise<MessageAnswer> {
    return this.receive('project', id, input, files, network);
  }

  /** The application of a mailed link, for its page; changes nothing. */
  @ApiErrors(400)
  @HttpCode(200)
  @Post('apply/opened')
  async opened(@Body() { token }: GuestLinkDto): Promise<GuestApplicationView> {
    return toGuestApplicationView(await this.confirmation.open(token));
  }

  /**
   * Sends the application of a mailed link, once, also when repeated. An address without an account gets one. 403, 404 or
   * 409 has the reason why it cannot be sent; the link still works then.
   */
  @Limit('reset')
  @ApiErrors(400, 403, 404, 409)
  @HttpCode(200)
  @Post('apply/confirm')
  async confirm(@Body() { token, password }: GuestConfirmDto): Promise<MessageAnswer> {
    await this.confirmation.confirm(token, password);
    return coded('guest-application.sent');
  }

  /** Deletes the application of a mailed link, with its document; 409 once it was sent. */
  @ApiErrors(400, 409)
  @HttpCode(200)
  @Post('apply/discard')
  async discard(@Body() { token }: GuestLinkDto): Promise<MessageAnswer> {
    await this.confirmation.discard(token);
    return coded('guest-application.discarded');
  }

  private async receive(
    kind: GuestKind,
    targetId: string,
    input: GuestApplyDto,
    { cv }: Files,
    network: string,
  ): Promise<MessageAnswer> {
    if (!cv) throw invalidField('cv', 'cv.required');
    const { first_name, last_name, email, note = '', language = DEFAULT_LANGUAGE, again } = input;
    const sent = { kind, targetId, first_name, last_name, email, note, language };
    await this.applications.receive(sent, cv, again ? null : input, network);
    return coded('guest-application.received');
  }
}
