import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, type Language } from '@consulting/contracts';
import { notFound } from '../../../../shared/errors.ts';
import { Confirmed, Only, OpenTo } from '../../../../shared/http/access.ts';
import { Caller, type FirmActor } from '../../../../shared/http/caller.ts';
import { OptionalLanguage } from '../../../../shared/http/input/fields.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { EXPORTS } from '../../../application/export-tables.ts';
import { ExportsService, FORMATS } from '../../../application/exports.service.ts';
import { ApiTable, tableFile } from './table-file.ts';

const FILES = EXPORTS.flatMap((name) =>
  FORMATS.map((format) => ({ file: `${name}.${format}`, name, format })),
);

class ExportQuery {
  @OptionalLanguage(
    'Language of the headings and of the words in cells; German tables are separated by semicolons',
  )
  language?: Language;
}

@ApiTags('administration')
@Only('admin')
@Controller('api/admin/exports')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  /**
   * A table for spreadsheets, newest first: as CSV, UTF-8 with a byte order mark, or as a workbook whose cells have types.
   * Times are those of Berlin, which their headings name. No cell can run as a formula. Each download is recorded in
   * the audit log.
   */
  @OpenTo('exports:read')
  @Confirmed()
  @Get(':file')
  @ApiParam({ name: 'file', enum: FILES.map(({ file }) => file) })
  @ApiTable(FORMATS, 'Sent at (Europe/Berlin),Kind,Name,Email,From,Message\r\n')
  @ApiErrors(400, 404)
  async download(
    @Param('file') file: string,
    @Query() { language = DEFAULT_LANGUAGE }: ExportQuery,
    @Caller() by: FirmActor,
  ): Promise<StreamableFile> {
    const wanted = FILES.find((each) => each.file === file);
    if (!wanted) throw notFound('export');
    const { name, format } = wanted;
    return tableFile(await this.exports.export(by, name, format, language), name, format, language);
  }
}
