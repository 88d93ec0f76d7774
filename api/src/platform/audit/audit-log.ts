import type { AdminAction } from '@consulting/contracts';
import type { Actor } from '../../shared/caller.ts';

export interface AuditEntry {
  /** The id of the administrator, key or user who acted, or `system`. */
  actorId: string;
  actorKind: Actor['kind'];
  /** The action as `noun.verb`; an `AdminAction` for administrators and keys. */
  action: string;
  /** The kind of the target, and its id. */
  targetKind: string;
  targetId: string;
  /** A short human label: a name or a title, and no other personal text. */
  label?: string;
  /** The context, never personal: the title of the job for which an applicant was selected or rejected. */
  regarding?: string;
  /** The reason, in the words of the actor. */
  reason?: string;
}

/** Scheduled work, or the operator of the machine. */
export const SYSTEM = { kind: 'system', id: 'system' } as const satisfies Actor;

/** The target of an action; `label`, `regarding` and `reason` as in the entry. */
export interface AuditTarget extends Pick<AuditEntry, 'label' | 'regarding' | 'reason'> {
  kind: string;
  id: string;
}

/** An action on a person, as that person may read it. */
export interface AuditedEvent extends Pick<AuditEntry, 'action' | 'label' | 'regarding'> {
  at: Date;
}

/** Records who did what when, for the administration, inside the caller's unit of work. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;

  /** Records an administrator's action. */
  byAdmin(adminId: string, action: AdminAction, target: AuditTarget): Promise<void> {
    return this.by({ kind: 'admin', id: adminId }, action, target);
  }

  /** Records actions of programs, companies and scheduled work, named like the administrators' actions. */
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

  /** Returns what was done to a target, oldest first, without the actors. */
  abstract about(kind: string, id: string): Promise<AuditedEvent[]>;
  /** Removes the labels of entries about an erased target. Idempotent. */
  abstract forget(kind: string, id: string): Promise<void>;
}
