import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded, type Language } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { Limit } from '../../../platform/limits/limit.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import { ApiStoredPdf, sendFile, type FileAnswer } from '../../../shared/http/output/send-file.ts';
import type { Page } from '../../../shared/page.ts';
import { OwnApplicationsService } from '../../application/own-applications.service.ts';
import { SentFiles } from '../../application/sent-files.ts';
import { SpeculativeApplicationsService } from '../../application/speculative-applications.service.ts';
import { AppliedAnswer, OwnApplicationView, toOwnApplicationView } from './application-view.dto.ts';
import { ApplicationsQuery, SpeculativeApplicationDto, WithdrawDto } from './application.dto.ts';

@ApiTags('applications')
@Only('user')
@Controller('private/api/applications')
export class OwnApplicationsController {
  constructor(
    private readonly applications: OwnApplicationsService,
    private readonly speculative: SpeculativeApplicationsService,
    private readonly files: SentFiles,
  ) {}

  /** The caller's applications of every kind, newest first. `q` is searched in titles and names of consultants. */
  @ApiPage(OwnApplicationView)
  @ApiErrors(400)
  @Get()
  async list(
    @Query() query: ApplicationsQuery,
    @Caller() caller: UserCaller,
    @ReaderLanguage() reader: Language,
  ): Promise<Page<OwnApplicationView>> {
    const { kind, status, q } = query;
    const page = await this.applications.page(caller.id, { kind, status, q }, query);
    return page.map((entry) => toOwnApplicationView(entry, reader));
  }

  /** One of the caller's applications. */
  @ApiErrors(400, 404)
  @Get(':id')
  async one(
    @Param('id', IdPipe) id: string,
    @Caller() caller: UserCaller,
    @ReaderLanguage() reader: Language,
  ): Promise<OwnApplicationView> {
    return toOwnApplicationView(await this.applications.one(caller.id, id), reader);
  }

  /** Applies to the firm without a position, once at a time, as the signed-in JobSeeker or Freelancer. CV and certificate go along as they are now. */
  @Only('user', ['JobSeeker', 'Freelancer'], 'application.speculative-role-required')
  @Limit('apply')
  @ApiErrors(400, 409)
  @Post()
  async apply(
    @Body() { note, language }: SpeculativeApplicationDto,
    @Caller() caller: UserCaller,
  ): Promise<AppliedAnswer> {
    const { id } = await this.speculative.apply(caller.id, { note, language });
    return { ...coded('application.submitted'), applicationId: id };
  }

  /** Takes a pending application of the caller's back. The owner of a project is notified by email. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/withdraw')
  async withdraw(
    @Param('id', IdPipe) id: string,
    @Body() { reason = '' }: WithdrawDto,
    @Caller() caller: UserCaller,
  ): Promise<MessageAnswer> {
    await this.applications.withdraw(caller.id, id, reason);
    return coded('application.withdrawn');
  }

  /** The CV as it was sent, for the applicant and for the company that decides, whose access is logged and shown to the applicant. */
  @ApiStoredPdf()
  @ApiErrors(400, 404, 409)
  @Get(':id/cv')
  async cv(@Param('id', IdPipe) id: string, @Caller() caller: UserCaller): Promise<FileAnswer> {
    const { file, content } = await this.files.openAsUser(caller, id, 'cv');
    return sendFile(file, content);
  }

  /** The certificate as it was sent, under the same rules. */
  @ApiStoredPdf()
  @ApiErrors(400, 404, 409)
  @Get(':id/certificate')
  async certificate(@Param('id', IdPipe) id: string, @Caller() caller: UserCaller): Promise<FileAnswer> {
    const { file, content } = await this.files.openAsUser(caller, id, 'certificate');
    return sendFile(file, content);
  }
}
