import type { AdminAction } from '@consulting/contracts';
import type { Actor } from '../../shared/caller.ts';

export interface AuditEntry {
  /** Who: an administrator's, a key's or a user's id, or `system`. */
  actorId: string;
  actorKind: Actor['kind'];
  /** What, as `noun.verb`; of an administrator or a key an `AdminAction`. */
  action: string;
  /** To what: the kind of thing and its id. */
  targetKind: string;
  targetId: string;
  /** A short human label: a name or a title, and no other personal text. */
  label?: string;
  /** Regarding what, never personal: the title of the job for which an applicant was selected or rejected. */
  regarding?: string;
  /** Why, in the words of whoever did it. */
  reason?: string;
}

/** The calendar, or the operator of the machine. */
export const SYSTEM = { kind: 'system', id: 'system' } as const satisfies Actor;

/** To what something was done; `label`, `regarding` and `reason` as in the entry. */
export interface AuditTarget extends Pick<AuditEntry, 'label' | 'regarding' | 'reason'> {
  kind: string;
  id: string;
}

/** What was done to somebody, as that person may read it. */
export interface AuditedEvent extends Pick<AuditEntry, 'action' | 'label' | 'regarding'> {
  at: Date;
}

/** Who did what when, kept for the administration. Recorded inside the caller's unit of work. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;

  /** Records what an administrator did. */
  byAdmin(adminId: string, action: AdminAction, target: AuditTarget): Promise<void> {
    return this.by({ kind: 'admin', id: adminId }, action, target);
  }

  /** Records what programs with a key, companies and the calendar do as administrators do, under the same names. */
  by(actor: Actor, action: AdminAction, { kind, id, ...rest }: AuditTarget): Promise<void> {
    return this.record({
      actorId: actor.id,
      actorKind: actor.kind,
      action,
      targetKind: kind,
      targetId: id,
      ...rest,
    });
  }

  /** What was done to somebody or something, oldest first, without who did it. */
  abstract about(kind: string, id: string): Promise<AuditedEvent[]>;
  /** Removes the labels of entries about somebody or something that was erased. Idempotent. */
  abstract forget(kind: string, id: string): Promise<void>;
}
