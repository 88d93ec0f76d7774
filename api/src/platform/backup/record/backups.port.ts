/** Whether an installation is backed up. */
export interface BackupHealth {
  /** The moment whose data the last complete backup holds, and its uncompressed size; null before the first one. */
  last: { at: Date; bytes: { documents: number; files: number } } | null;
  /** Since when backups are expected; null: they are not (`BACKUP_MAX_AGE_HOURS`). */
  expectedSince: Date | null;
  /** Whether a backup is expected and the last one is too old, or the first one late. */
  isOverdue: boolean;
}

/** The backups of this installation, wherever they are kept. */
export abstract class Backups {
  abstract health(): Promise<BackupHealth>;
}
