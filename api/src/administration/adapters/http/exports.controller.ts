import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, type Language } from '@consulting/contracts';
import { notFound } from '../../../shared/errors.ts';
import { Confirmed, Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type FirmActor } from '../../../shared/http/caller.ts';
import { OptionalLanguage } from '../../../shared/http/input/fields.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { inline } from '../../../shared/http/output/send-file.ts';
import { EXPORTS, type ExportName } from '../../application/export-tables.ts';
import { ExportsService } from '../../application/exports.service.ts';

const FILES = EXPORTS.map((name) => `${name}.csv`);

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
   * A table as CSV for spreadsheets: UTF-8 with a byte order mark, newest first, no cell can run as a formula.
   * Each download is recorded in the audit log.
   */
  @OpenTo('exports:read')
  @Confirmed()
  @Get(':file')
  @ApiParam({ name: 'file', enum: FILES })
  @ApiProduces('text/csv')
  @ApiOkResponse({
    description: 'The table, as an attachment',
    content: {
      'text/csv': { schema: { type: 'string' }, example: 'Sent at,Kind,Name,Email,From,Message\r\n' },
    },
  })
  @ApiErrors(400, 404)
  async download(
    @Param('file') file: string,
    @Query() { language = DEFAULT_LANGUAGE }: ExportQuery,
    @Caller() by: FirmActor,
  ): Promise<StreamableFile> {
    const name = EXPORTS.find((each): each is ExportName => `${each}.csv` === file);
    if (!name) throw notFound('export');
    const lines = await this.exports.export(by, name, language);
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: inline(file, 'attachment'),
    });
  }
}
