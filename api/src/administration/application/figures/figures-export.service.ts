import { Injectable } from '@nestjs/common';
import type { FigureDays, Language } from '@consulting/contracts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { FirmActor } from '../../../shared/caller.ts';
import type { Table } from '../../domain/table.ts';
import type { ExportFormat } from '../exports.service.ts';
import { figuresTable } from './figures-table.ts';
import { FiguresService } from './figures.service.ts';

/** Exports the figures as a table; each download is recorded in the audit log before the first byte is sent. */
@Injectable()
export class FiguresExportService {
  constructor(
    private readonly figures: FiguresService,
    private readonly audit: AuditLog,
  ) {}

  /** `isTold`: the figures for readers who may not see single applications. */
  async export(
    by: FirmActor,
    {
      days,
      format,
      language,
      isTold,
    }: { days: FigureDays; format: ExportFormat; language: Language; isTold: boolean },
  ): Promise<Table> {
    const figures = await (isTold ? this.figures.told(days) : this.figures.figures(days));
    const about = { kind: 'export', id: 'figures', label: `figures.${format}` };
    await this.audit.by(by, 'export.downloaded', about);
    return figuresTable(figures, language);
  }
}
