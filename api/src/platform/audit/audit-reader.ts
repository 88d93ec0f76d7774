import type { Page, PageRequest } from '../../shared/page.ts';
import type { AuditEntry } from './audit-log.ts';

export interface RecordedEntry extends AuditEntry {
  id: string;
  at: Date;
}

/** The administration's view of who did what when. */
export abstract class AuditReader {
  /** Newest first; `action` names one action exactly, `q` is searched literally in label, action and what it regarded. */
  abstract page(filter: { action?: string; q?: string }, request: PageRequest): Promise<Page<RecordedEntry>>;
}
