import { Injectable } from '@nestjs/common';
import type { FigureDays, Language } from '@consulting/contracts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { FirmActor } from '../../../shared/caller.ts';
import { csvOf } from '../exports.service.ts';
import { figuresTable } from './figures-table.ts';
import { FiguresService } from './figures.service.ts';

/** Exports the figures as CSV; each download is recorded in the audit log before the first byte is sent. */
@Injectable()
export class FiguresExportService {
  constructor(
    private readonly figures: FiguresService,
    private readonly audit: AuditLog,
  ) {}

  async export(by: FirmActor, days: FigureDays, language: Language): Promise<AsyncIterable<string>> {
    const table = figuresTable(await this.figures.figures(days), language);
    await this.audit.by(by, 'export.downloaded', { kind: 'export', id: 'figures', label: 'figures.csv' });
    return csvOf(table, language);
  }
}
