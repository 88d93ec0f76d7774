import type { Page, PageRequest } from '../../shared/page.ts';
import type { AuditEntry } from './audit-log.ts';

export interface RecordedEntry extends AuditEntry {
  id: string;
  at: Date;
}

/** The administration's view of who did what when. */
export abstract class AuditReader {
  /** Newest first; `action` names one action exactly. */
  abstract list(filter: { action?: string }, request: PageRequest): Promise<Page<RecordedEntry>>;
}
