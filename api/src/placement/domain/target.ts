import { COMPANY, type ApplicationKind, type AppliedFor, type PostingState } from '@consulting/contracts';
import { forbidden, notFound } from '../../shared/errors.ts';
import type { CompanyActor, FirmActor } from '../../shared/caller.ts';
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

/** Who decides: the firm, or the company that owns the project. */
export type DecidingActor = FirmActor | CompanyActor;

/** The side of the one who decides, as applications keep it. */
export type DecidingSide = 'firm' | 'owner';

export const sideOf = ({ kind }: Pick<DecidingActor, 'kind'>): DecidingSide =>
  kind === 'user' ? 'owner' : 'firm';

/** For the sentences that the applicant reads; the firm says "we" also where it decides on a company's project. */
export function toAppliedFor({ kind, title, owner }: Target, side: DecidingSide): AppliedFor {
  return { kind, title, owner, isFirm: side === 'firm' };
}

/** The name that the applicant is told: never a person's; empty for a company that has not said its own. */
export function nameOfActor(actor: DecidingActor, { owner }: Target): string {
  return sideOf(actor) === 'firm' ? COMPANY.name : owner;
}

/** A company decides on what it owns; administrators on everything. */
export function assertMayDecide(actor: DecidingActor, { ownerId, state }: Target): void {
  if (sideOf(actor) === 'firm' || ownerId === actor.id) return;
  // Another's draft is as unknown as what does not exist.
  if (state === 'draft') throw notFound('project');
  throw forbidden('project.not-own');
}
