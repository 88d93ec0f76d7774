export interface AuditEntry {
  /** Who: an administrator's or a user's id, or `system`. */
  actorId: string;
  actorKind: 'admin' | 'user' | 'system';
  /** What, as `noun.verb`: `job.deleted`, `applicant.selected`, `cv.viewed`, `user.blocked`. */
  action: string;
  /** To what: the kind of thing and its id. */
  targetKind: string;
  targetId: string;
  /** A short human label: a name or a title, and no other personal text. */
  label?: string;
  /** Regarding what, never personal: the title of the job for which an applicant was selected or rejected. */
  regarding?: string;
}

/** What was done to somebody, as that person may read it. */
export interface AuditedEvent extends Pick<AuditEntry, 'action' | 'label' | 'regarding'> {
  at: Date;
}

/** Who did what when, kept for the administration. Recorded inside the caller's unit of work. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;
  /** What was done to somebody or something, oldest first; by whom is not told. */
  abstract about(kind: string, id: string): Promise<AuditedEvent[]>;
  /** Takes the names out of what was done to somebody who is gone. Idempotent. */
  abstract forget(kind: string, id: string): Promise<void>;
}
