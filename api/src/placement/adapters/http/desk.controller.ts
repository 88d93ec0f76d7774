import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded, type Language } from '@consulting/contracts';
import { Removals } from '../../../platform/changes/removals.ts';
import { RemovedQuery, RemovedView, toRemovedView } from '../../../platform/changes/removed.dto.ts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type FirmActor } from '../../../shared/http/caller.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { requestOf } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import { ApiStoredPdf, sendFile, type FileAnswer } from '../../../shared/http/output/send-file.ts';
import type { Page } from '../../../shared/page.ts';
import { DecidingService } from '../../application/deciding.service.ts';
import { DeskService } from '../../application/desk.service.ts';
import { SentFiles } from '../../application/sent-files.ts';
import { DeskDecisionDto, DeskQuery, ManyDecisionsDto, ReadingQuery } from './application.dto.ts';
import {
  DeskApplicationView,
  DeskDetailView,
  ManyDecidedView,
  toDeskApplicationView,
  toDeskDetailView,
  toManyDecidedView,
} from './desk.dto.ts';

@ApiTags('applications (administration)')
@Only('admin')
@Controller('api/admin')
export class DeskController {
  constructor(
    private readonly desk: DeskService,
    private readonly deciding: DecidingService,
    private readonly files: SentFiles,
    private readonly removals: Removals,
  ) {}

  /** Applications of every kind. `q` is searched in the applicant's names, company and email address, and in titles. */
  @OpenTo('applications:read')
  @ApiPage(DeskApplicationView)
  @ApiErrors(400)
  @Get('applications')
  async list(
    @Query() query: DeskQuery,
    @ReaderLanguage() reader: Language,
  ): Promise<Page<DeskApplicationView>> {
    const { kind, status, stage, waiting, q, sort } = query;
    const order = sort === 'waiting' ? 'oldest' : 'newest';
    const page = await this.desk.page({ kind, status, stage, waiting, q }, requestOf(query), order);
    return page.map((entry) => toDeskApplicationView(entry, reader));
  }

  /** Applications removed since an instant, oldest first: ids and times, for 90 days. 410 where not all is known; then read the whole list. */
  @OpenTo('applications:read')
  @ApiPage(RemovedView)
  @ApiErrors(400, 410)
  @Get('applications/removed')
  async removed(@Query() { since, ...request }: RemovedQuery): Promise<Page<RemovedView>> {
    return (await this.removals.since('application', new Date(since), request)).map(toRemovedView);
  }

  /** One application with the applicant's profile as it is now, what happened to it, and the person's others. The applicant is notified that it was seen. */
  @OpenTo('applications:read')
  @ApiErrors(400, 404)
  @Get('applications/:id')
  async one(
    @Param('id', IdPipe) id: string,
    @Query() { read }: ReadingQuery,
    @ReaderLanguage() reader: Language,
  ): Promise<DeskDetailView> {
    const detail = await (read === 'ahead' ? this.desk.readAhead(id) : this.desk.open(id));
    return toDeskDetailView(detail, reader);
  }

  /** Decides on several: each by itself, none twice. The answer names those that could not be decided, and why. */
  @OpenTo('applications:decide')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('applications/decide')
  async decideMany(
    @Body() { ids, status, note = '' }: ManyDecisionsDto,
    @Caller() by: FirmActor,
  ): Promise<ManyDecidedView> {
    const wanted = ids.map((id) => id.toLowerCase());
    return toManyDecidedView(await this.deciding.decideMany(by, wanted, status, note));
  }

  /** Selects or rejects a pending application, or makes a decided one pending again. The applicant gets a message and an email. */
  @OpenTo('applications:decide')
  @ApiErrors(400, 404, 409)
  @Patch('applications/:id')
  async decide(
    @Param('id', IdPipe) id: string,
    @Body() { status, note = '' }: DeskDecisionDto,
    @Caller() by: FirmActor,
  ): Promise<MessageAnswer> {
    if (status === 'pending') {
      await this.deciding.reopen(by, id, note);
      return coded('application.pending-again');
    }
    await this.deciding.decide(by, id, status, note);
    return coded(status === 'selected' ? 'applicant.selected' : 'applicant.rejected');
  }

  /** The CV as it was sent. Every access is logged and shown to the applicant. */
  @OpenTo('applications:read')
  @ApiStoredPdf()
  @ApiErrors(400, 404)
  @Get('applications/:id/cv')
  async cv(@Param('id', IdPipe) id: string, @Caller() by: FirmActor): Promise<FileAnswer> {
    const { file, content } = await this.files.openAsAdmin(by, id, 'cv');
    return sendFile(file, content);
  }

  /** The certificate as it was sent, under the same rules. */
  @OpenTo('applications:read')
  @ApiStoredPdf()
  @ApiErrors(400, 404)
  @Get('applications/:id/certificate')
  async certificate(@Param('id', IdPipe) id: string, @Caller() by: FirmActor): Promise<FileAnswer> {
    const { file, content } = await this.files.openAsAdmin(by, id, 'certificate');
    return sendFile(file, content);
  }
}
