import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, type FigureDays } from '@consulting/contracts';
import { Only, OpenTo } from '../../../../shared/http/access.ts';
import { Caller, type AdminCaller, type KeyCaller } from '../../../../shared/http/caller.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { FiguresExportService } from '../../../application/figures/figures-export.service.ts';
import { FiguresService } from '../../../application/figures/figures.service.ts';
import type { ExportFormat } from '../../../application/exports.service.ts';
import { ApiTable, tableFile } from '../exports/table-file.ts';
import { FiguresQuery, FiguresTableQuery, FiguresView, toFiguresView } from './figures.dto.ts';

const DEFAULT_DAYS: FigureDays = 30;

/** Whether the caller may see single applications, beside their figures. */
const seesApplications = (by: AdminCaller | KeyCaller): boolean =>
  by.kind === 'admin' || by.scopes.includes('applications:read');

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
   *
   * A key without `applications:read` gets other figures: of whole days that are over, without jobs and waiting applications. Cases
   * of one kind are counted on the day on which five are together, and do not change any more. So no comparison of
   * figures, of different days either, tells a group of one to four.
   */
  @OpenTo('figures:read')
  @ApiErrors(400)
  @Get('figures')
  async figures(
    @Query() { days = DEFAULT_DAYS }: FiguresQuery,
    @Caller() by: AdminCaller | KeyCaller,
  ): Promise<FiguresView> {
    if (!seesApplications(by)) return toFiguresView(await this.service.told(days), []);
    const [figures, waiting] = await Promise.all([this.service.figures(days), this.service.longestWaiting()]);
    return toFiguresView(figures, waiting);
  }

  /**
   * The figures as CSV for spreadsheets, without the waiting applications: UTF-8 with a byte order mark, no cell can run
   * as a formula. Each download is recorded in the audit log. A key without `applications:read` gets the figures as it does above.
   */
  @OpenTo('figures:read')
  @Get('figures.csv')
  @ApiTable(['csv'], 'Figure,Group,Applications\r\n')
  @ApiErrors(400)
  csv(@Query() query: FiguresTableQuery, @Caller() by: AdminCaller | KeyCaller): Promise<StreamableFile> {
    return this.download(query, 'csv', by);
  }

  /** The figures as a workbook for spreadsheets, whose cells have types: otherwise as `figures.csv`, for the same callers. */
  @OpenTo('figures:read')
  @Get('figures.xlsx')
  @ApiTable(['xlsx'], '')
  @ApiErrors(400)
  workbook(
    @Query() query: FiguresTableQuery,
    @Caller() by: AdminCaller | KeyCaller,
  ): Promise<StreamableFile> {
    return this.download(query, 'xlsx', by);
  }

  private async download(
    { days = DEFAULT_DAYS, language = DEFAULT_LANGUAGE }: FiguresTableQuery,
    format: ExportFormat,
    by: AdminCaller | KeyCaller,
  ): Promise<StreamableFile> {
    const isTold = !seesApplications(by);
    const table = await this.exported.export(by, { days, format, language, isTold });
    return tableFile(table, 'figures', format, language);
  }
}
