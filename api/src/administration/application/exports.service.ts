import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import type { FirmActor } from '../../shared/caller.ts';
import { BYTE_ORDER_MARK, csvLine, SEPARATORS } from '../domain/csv.ts';
import { ExportTables, type ExportName, type ExportTable } from './export-tables.ts';

/**
 * Exports personal data as CSV for administrators; each download is recorded in the audit log before the first byte
 * is sent.
 */
@Injectable()
export class ExportsService {
  constructor(
    private readonly tables: ExportTables,
    private readonly audit: AuditLog,
  ) {}

  /** Yields the file in a language, a batch of lines at a time. */
  async export(by: FirmActor, name: ExportName, language: Language): Promise<AsyncIterable<string>> {
    const about = { kind: 'export', id: name, label: `${name}.csv` };
    await this.audit.by(by, 'export.downloaded', about);
    return csvOf(this.tables.get(name, language), language);
  }
}

/** Yields a table as CSV for spreadsheets in a language, a batch of lines at a time. */
export async function* csvOf(table: ExportTable, language: Language): AsyncGenerator<string> {
  const separator = SEPARATORS[language];
  yield BYTE_ORDER_MARK + csvLine(table.columns, separator);
  for await (const batch of table.batches()) yield batch.map((cells) => csvLine(cells, separator)).join('');
}
