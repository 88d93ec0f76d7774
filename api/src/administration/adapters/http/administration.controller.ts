import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { AuditReader } from '../../../platform/audit/audit-reader.ts';
import { UndeliveredMails } from '../../../platform/mail/undelivered-mails.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { UndeliveredMailsService } from '../../application/undelivered-mails.service.ts';
import { OverviewService } from '../../application/overview.service.ts';
import {
  AuditEntryView,
  AuditQuery,
  OutboxMailView,
  OutboxQuery,
  toAuditEntryView,
  toOutboxMailView,
} from './administration.dto.ts';
import { OverviewView, toOverviewView } from './overview.dto.ts';

@ApiTags('administration')
@Only('admin')
@Controller('api/admin')
export class AdministrationController {
  constructor(
    private readonly overviews: OverviewService,
    private readonly auditReader: AuditReader,
    private readonly mailQueue: UndeliveredMails,
    private readonly mails: UndeliveredMailsService,
  ) {}

  /** Counts for the sidebar, and applications per day for the plots. */
  @Get('overview')
  async overview(): Promise<OverviewView> {
    return toOverviewView(await this.overviews.overview());
  }

  /** The audit log, newest first. `q` is searched in labels, actions and their subjects. */
  @ApiPage(AuditEntryView)
  @ApiErrors(400)
  @Get('audit')
  async audit(@Query() query: AuditQuery): Promise<Page<AuditEntryView>> {
    const { action, q } = query;
    const page = await this.auditReader.page({ ...(action ? { action } : {}), ...(q ? { q } : {}) }, query);
    return page.map(toAuditEntryView);
  }

  /** Emails that are not delivered, newest first: waiting for the next attempt, failed, or held after a restore. `q` is searched in addresses and subjects. */
  @ApiPage(OutboxMailView)
  @ApiErrors(400)
  @Get('outbox')
  async undelivered(@Query() query: OutboxQuery): Promise<Page<OutboxMailView>> {
    const page = await this.mailQueue.page({ state: query.state, q: query.q }, query);
    return page.map(toOutboxMailView);
  }

  /** Tries to deliver an email again now, with a fresh set of attempts. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post('outbox/:id/retry')
  async retry(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.mails.retry(caller.id, id);
    return coded('mail.queued-again');
  }
}
