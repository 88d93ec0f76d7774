import { COMPANY, type ApplicationKind, type AppliedFor, type PostingState } from '@consulting/contracts';
import { forbidden, notFound } from '../../shared/errors.ts';
import type { FirmActor } from '../../shared/caller.ts';
import type { Titled } from '../../shared/posting/posting.ts';

/** What was applied for, as the module knows it that keeps it. */
export interface Target extends Titled {
  kind: ApplicationKind;
  id: string;
  /** Of a job or a project; null for a consultant, who has none. */
  state: PostingState | null;
  /** The company whose project it is, and which decides on it; null where the firm decides. */
  ownerId: string | null;
  /** The company's or the firm's name; empty for a company that has not said it. */
  owner: string;
}

/** Who decides: an administrator or a program for the firm, or the company that owns the project. */
export interface Decider {
  by: 'firm' | 'owner';
  id: string;
  /** A program, whose key has that id. */
  withKey?: boolean;
}

export function forFirm({ kind, id }: FirmActor): Decider {
  return { by: 'firm', id, ...(kind === 'key' && { withKey: true }) };
}

/** How the audit log calls the one who decides. */
export function actorOf({ by, id, withKey }: Decider): { kind: FirmActor['kind'] | 'user'; id: string } {
  if (by === 'owner') return { kind: 'user', id };
  return { kind: withKey ? 'key' : 'admin', id };
}

/** For the sentences that the applicant reads; the firm says "we" also where it decides on a company's project. */
export function toAppliedFor({ kind, title, owner }: Target, { by }: Pick<Decider, 'by'>): AppliedFor {
  return { kind, title, owner, isFirm: by === 'firm' };
}

/** The name that the applicant is told: never a person's; empty for a company that has not said its own. */
export function nameOf({ by }: Pick<Decider, 'by'>, { owner }: Target): string {
  return by === 'firm' ? COMPANY.name : owner;
}

/** A company decides on what it owns; administrators on everything. */
export function assertMayDecide({ by, id }: Decider, { ownerId, state }: Target): void {
  if (by === 'firm' || ownerId === id) return;
  // Another's draft is as unknown as what does not exist.
  if (state === 'draft') throw notFound('project');
  throw forbidden('project.not-own');
}
