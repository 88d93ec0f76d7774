import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { PageQuery } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import type { Precondition } from '../../../shared/version.ts';
import { TemplatesService } from '../../application/templates.service.ts';
import { TemplateAnswer, TemplateDto, TemplateView, toTemplateView } from './templates.dto.ts';

@ApiTags('templates (administration)')
@Only('admin')
@Controller('api/admin/templates')
export class AdminTemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  /** Texts for decisions and answers, by name. `q` is searched in name and text. */
  @ApiPage(TemplateView)
  @ApiErrors(400)
  @Get()
  async list(@Query() query: PageQuery): Promise<Page<TemplateView>> {
    return (await this.templates.list(query.q, query)).map(toTemplateView);
  }

  /** Adds a template. Its name must not be taken, whatever its case. */
  @ApiErrors(400, 409)
  @Post()
  async create(@Body() input: TemplateDto, @Caller() caller: AdminCaller): Promise<TemplateAnswer> {
    const template = await this.templates.create(caller.id, input);
    return { ...coded('template.created'), template: toTemplateView(template) };
  }

  /** Changes name and text of a template. */
  @ApiErrors(400, 404, 409)
  @Put(':id')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: TemplateDto,
    @Caller() caller: AdminCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<TemplateAnswer> {
    const template = await this.templates.change(caller.id, id, input, precondition);
    return { ...coded('template.updated'), template: toTemplateView(template) };
  }

  /** Deletes a template. Texts that were sent stay as they are. */
  @ApiErrors(400, 404)
  @Delete(':id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.templates.remove(caller.id, id);
    return coded('template.deleted');
  }
}
