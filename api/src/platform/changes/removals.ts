import type { Page, PageRequest } from '../../shared/page.ts';
import type { ToldKind } from './removal.schema.ts';

/** An entry that was removed. */
export interface Removal {
  id: string;
  removedAt: Date;
}

/** Reads the removals that `tellsChanges` notes, for programs that keep a copy. */
export abstract class Removals {
  /**
   * Returns what was removed at this instant or later, oldest first. Throws 410 `removals.unknown` for an instant from which on
   * not everything is known: it is more than `RETENTION.removals` ago, or before a restore or the update to this version.
   */
  abstract since(kind: ToldKind, since: Date, request: PageRequest): Promise<Page<Removal>>;
}
