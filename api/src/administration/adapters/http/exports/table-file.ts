import { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { inline } from '../../../../shared/http/output/send-file.ts';
import type { ExportFormat } from '../../../application/exports.service.ts';
import { csvWriter } from '../../../domain/csv.ts';
import type { Table } from '../../../domain/table.ts';
import { workbookOf } from '../../xlsx/workbook.ts';

export const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const CONTENTS = {
  csv: (example: string) => ({ schema: { type: 'string' as const }, example }),
  xlsx: () => ({ schema: { type: 'string' as const, format: 'binary' } }),
};

/** A table as an attachment, in these formats; `example` is the beginning of its text. */
export function ApiTable(formats: readonly ExportFormat[], example: string): MethodDecorator {
  return applyDecorators(
    ApiProduces(...formats.map((format) => TYPES[format])),
    ApiOkResponse({
      description: 'The table, as an attachment',
      content: Object.fromEntries(formats.map((format) => [TYPES[format], CONTENTS[format](example)])),
    }),
  );
}

/** Sends a table while its rows are read. */
export function tableFile(
  table: Table,
  name: string,
  format: ExportFormat,
  language: Language,
): StreamableFile {
  const content = format === 'csv' ? Readable.from(csvOf(table, language)) : workbookOf(table);
  return new StreamableFile(content, {
    type: format === 'csv' ? `${TYPES.csv}; charset=utf-8` : TYPES[format],
    disposition: inline(`${name}.${format}`, 'attachment'),
  });
}

async function* csvOf(table: Table, language: Language): AsyncGenerator<string> {
  const writer = csvWriter(table.columns, language);
  yield writer.headings();
  for await (const batch of table.batches()) yield batch.map(writer.line).join('');
}
