import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, type FigureDays } from '@consulting/contracts';
import { Only, OpenTo } from '../../../../shared/http/access.ts';
import { Caller, type FirmActor } from '../../../../shared/http/caller.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { inline } from '../../../../shared/http/output/send-file.ts';
import { FiguresExportService } from '../../../application/figures/figures-export.service.ts';
import { FiguresService } from '../../../application/figures/figures.service.ts';
import { FiguresQuery, FiguresTableQuery, FiguresView, toFiguresView } from './figures.dto.ts';

const DEFAULT_DAYS: FigureDays = 30;

@ApiTags('administration')
@Only('admin')
@Controller('api/admin')
export class FiguresController {
  constructor(
    private readonly service: FiguresService,
    private readonly exported: FiguresExportService,
  ) {}

  /**
   * How applications come in, how long they wait and how far they get, in the last days. Groups of fewer than five cases
   * have their number alone, and others too where the difference to another group would be that small. Nothing is told
   * by administrator, gender or country.
   */
  @OpenTo('figures:read')
  @ApiErrors(400)
  @Get('figures')
  async figures(@Query() { days = DEFAULT_DAYS }: FiguresQuery): Promise<FiguresView> {
    const [figures, waiting] = await Promise.all([this.service.figures(days), this.service.longestWaiting()]);
    return toFiguresView(figures, waiting);
  }

  /**
   * The figures as CSV for spreadsheets, without the waiting applications: UTF-8 with a byte order mark, no cell can run
   * as a formula. Each download is recorded in the audit log.
   */
  @OpenTo('figures:read')
  @Get('figures.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({
    description: 'The table, as an attachment',
    content: {
      'text/csv': { schema: { type: 'string' }, example: 'Figure,Group,Applications\r\n' },
    },
  })
  @ApiErrors(400)
  async download(
    @Query() { days = DEFAULT_DAYS, language = DEFAULT_LANGUAGE }: FiguresTableQuery,
    @Caller() by: FirmActor,
  ): Promise<StreamableFile> {
    const lines = await this.exported.export(by, days, language);
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: inline('figures.csv', 'attachment'),
    });
  }
}
