import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { BYTE_ORDER_MARK, csvLine } from '../domain/csv.ts';
import { ExportTables, type ExportName, type ExportTable } from './export-tables.ts';

/**
 * CSV files of personal data, for administrators; each download is recorded in the audit log before the first byte is
 * sent.
 */
@Injectable()
export class ExportsService {
  constructor(
    private readonly tables: ExportTables,
    private readonly audit: AuditLog,
  ) {}

  /** The file, a batch of lines at a time. */
  async export(adminId: string, name: ExportName): Promise<AsyncIterable<string>> {
    const about = { kind: 'export', id: name, label: `${name}.csv` };
    await this.audit.byAdmin(adminId, 'export.downloaded', about);
    return lines(this.tables.get(name));
  }
}

async function* lines(table: ExportTable): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(table.columns);
  for await (const batch of table.batches()) yield batch.map(csvLine).join('');
}
