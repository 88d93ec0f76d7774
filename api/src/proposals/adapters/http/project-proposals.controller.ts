import { Body, Controller, Get, Header, Param, Patch, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { Limit } from '../../../platform/limits/limit.ts';
import { CheckFirst, Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { Paging } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import { ApiPdf, inline } from '../../../shared/http/output/send-file.ts';
import { IsPoll } from '../../../shared/http/poll.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import type { Page } from '../../../shared/page.ts';
import { CompanyProposalsService } from '../../application/company-proposals.service.ts';
import {
  CompanyProposalAnswer,
  CompanyProposalDetail,
  CompanyProposalView,
  toCompanyAnswer,
  toCompanyDetail,
  toCompanyView,
} from './company-proposal.dto.ts';
import { ProfileDocumentQuery, ProposalReplyDto } from './proposals.dto.ts';

const OwnerFirst = () =>
  CheckFirst(CompanyProposalsService, (proposals, { id, callerId }) => proposals.assertOwner(id, callerId));

/** People whom the firm proposes for the company's projects. Each look at a profile is told to the person. */
@ApiTags('proposals')
@Only('user', ['B2B'])
@Controller('private/api/projects/:id/proposals')
export class ProjectProposalsController {
  constructor(private readonly proposals: CompanyProposalsService) {}

  /**
   * Everybody who was ever shown for a project, oldest first, whatever happened since. A look at the list is noted once an
   * hour, an automatic refresh (`X-Poll: 1`) never.
   */
  @OwnerFirst()
  @ApiPage(CompanyProposalView)
  @ApiErrors(400, 404)
  @Get()
  async list(
    @Param('id', IdPipe) projectId: string,
    @Query() query: Paging,
    @Caller() by: UserCaller,
    @IsPoll() isRefresh: boolean,
  ): Promise<Page<CompanyProposalView>> {
    return (await this.proposals.page(by.id, projectId, query, isRefresh)).map(toCompanyView);
  }

  /** One of them, with the profile that the person has agreed to. */
  @OwnerFirst()
  @ApiErrors(400, 404)
  @Get(':proposalId')
  async one(
    @Param('id', IdPipe) projectId: string,
    @Param('proposalId', IdPipe) id: string,
    @Caller() by: UserCaller,
  ): Promise<CompanyProposalDetail> {
    return toCompanyDetail(await this.proposals.open(by.id, { projectId, id }));
  }

  /** The same profile as a document; 409 when it is no longer shown, 429 while another one of the company waits. */
  @Limit('profile-document')
  @OwnerFirst()
  @ApiPdf()
  @Header('cache-control', 'private, no-store')
  @ApiErrors(400, 404, 409, 503)
  @Get(':proposalId/profile.pdf')
  async document(
    @Param('id', IdPipe) projectId: string,
    @Param('proposalId', IdPipe) id: string,
    @Query() { language }: ProfileDocumentQuery,
    @Caller() by: UserCaller,
    @ReaderLanguage() reader: Language,
  ): Promise<StreamableFile> {
    const which = { projectId, id };
    const { proposal, content } = await this.proposals.document(by.id, which, language ?? reader);
    return new StreamableFile(content, {
      type: 'application/pdf',
      disposition: inline(`${proposal.reference}.pdf`),
      length: content.byteLength,
    });
  }

  /** Answers once. `interested` shows the name and a contact, and makes a freelancer's application, which is selected. */
  @OwnerFirst()
  @ApiErrors(400, 404, 409)
  @Patch(':proposalId')
  async reply(
    @Param('id', IdPipe) projectId: string,
    @Param('proposalId', IdPipe) id: string,
    @Body() { state }: ProposalReplyDto,
    @Caller() by: UserCaller,
  ): Promise<CompanyProposalAnswer> {
    const answered = await this.proposals.reply(by.id, { projectId, id }, state);
    const code = state === 'interested' ? 'proposal.interested' : 'proposal.answered-not-interested';
    return toCompanyAnswer(code, answered);
  }
}
