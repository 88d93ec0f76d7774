import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import type { FirmActor } from '../../shared/caller.ts';
import type { Table } from '../domain/table.ts';
import { ExportTables, type ExportName } from './export-tables.ts';

/** The formats of exports: text for any program, and a workbook whose cells have types. */
export const FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof FORMATS)[number];

/** Exports personal data for administrators; each download is recorded in the audit log before the first byte is sent. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly tables: ExportTables,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the table in a language; its rows are read while they are sent. */
  async export(by: FirmActor, name: ExportName, format: ExportFormat, language: Language): Promise<Table> {
    const about = { kind: 'export', id: name, label: `${name}.${format}` };
    await this.audit.by(by, 'export.downloaded', about);
    return this.tables.get(name, language);
  }
}
