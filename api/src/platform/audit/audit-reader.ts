import type { Page, PageRequest } from '../../shared/page.ts';
import type { AuditEntry } from './audit-log.ts';

export interface RecordedEntry extends AuditEntry {
  id: string;
  at: Date;
}

/** The administration's view of the audit log. */
export abstract class AuditReader {
  /** Newest first. `action` matches exactly; `q` is searched literally in `label`, `action` and `regarding`. */
  abstract page(filter: { action?: string; q?: string }, request: PageRequest): Promise<Page<RecordedEntry>>;
}
