import { COMPANY, type ApplicationKind, type AppliedFor, type PostingState } from '@consulting/contracts';
import { forbidden, notFound } from '../../shared/errors.ts';
import type { FirmActor } from '../../shared/caller.ts';
import type { Titled } from '../../shared/posting/posting.ts';

/** A target of applications, as its module provides it. */
export interface Target extends Titled {
  kind: ApplicationKind;
  id: string;
  /** The state of a job or a project; null for a consultant, who has none. */
  state: PostingState | null;
  /** The company that owns the project and decides on its applications; null where the firm decides. */
  ownerId: string | null;
  /** The company's or the firm's name; empty for a company that has not given it. */
  owner: string;
}

/** The decider: an administrator or a program for the firm, or the company that owns the project. */
export interface Decider {
  by: 'firm' | 'owner';
  id: string;
  /** Set for a program, whose key has that id. */
  withKey?: boolean;
}

export function forFirm({ kind, id }: FirmActor): Decider {
  return { by: 'firm', id, ...(kind === 'key' && { withKey: true }) };
}

/** Returns the decider as an actor of the audit log. */
export function actorOf({ by, id, withKey }: Decider): { kind: FirmActor['kind'] | 'user'; id: string } {
  if (by === 'owner') return { kind: 'user', id };
  return { kind: withKey ? 'key' : 'admin', id };
}

/** Returns the target for texts to the applicant; the firm says "we" also where it decides on a company's project. */
export function toAppliedFor({ kind, title, owner }: Target, { by }: Pick<Decider, 'by'>): AppliedFor {
  return { kind, title, owner, isFirm: by === 'firm' };
}

/** Returns the decider's name for the applicant: never a person's; empty for a company that has not given its own. */
export function nameOf({ by }: Pick<Decider, 'by'>, { owner }: Target): string {
  return by === 'firm' ? COMPANY.name : owner;
}

/** Throws unless the decider may decide: a company on what it owns, administrators on everything. */
export function assertMayDecide({ by, id }: Decider, { ownerId, state }: Target): void {
  if (by === 'firm' || ownerId === id) return;
  // Another's draft is answered like a project that does not exist.
  if (state === 'draft') throw notFound('project');
  throw forbidden('project.not-own');
}
