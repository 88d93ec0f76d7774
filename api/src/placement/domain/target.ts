import { COMPANY, type ApplicationKind, type AppliedFor, type PostingState } from '@consulting/contracts';
import { forbidden, notFound } from '../../shared/errors.ts';
import type { CompanyActor, FirmActor } from '../../shared/caller.ts';
import type { Titled } from '../../shared/posting/posting.ts';

/** A target of applications, as its module provides it; of a speculative one the firm itself. */
export interface Target extends Titled {
  kind: ApplicationKind;
  id: string;
  /** The state of a job or a project; null for others, which have none. */
  state: PostingState | null;
  /** The company that owns the project and decides on its applications; null where the firm decides. */
  ownerId: string | null;
  /** The company's or the firm's name; empty for a company that has not given it. */
  owner: string;
  /** Whether everybody who is signed in may know the owner. Whoever has applied does. */
  ownerIsShown: boolean;
  /** Where one works, as the posting says it; '' for none. */
  place: string;
}

/** Who decides: an administrator or a program for the firm, or the company that owns the project. */
export type DecidingActor = FirmActor | CompanyActor;

/** The side of the one who decides, as applications keep it. */
export type DecidingSide = 'firm' | 'owner';

export const sideOf = ({ kind }: Pick<DecidingActor, 'kind'>): DecidingSide =>
  kind === 'user' ? 'owner' : 'firm';

/** Returns the target for texts to the applicant; the firm says "we" also where it decides on a company's project. */
export function toAppliedFor({ kind, title, owner }: Target, side: DecidingSide): AppliedFor {
  return { kind, title, owner, isFirm: side === 'firm' };
}

/** Returns the name of the deciding side for the applicant: never a person's; empty if the company has given none. */
export function nameOfActor(actor: DecidingActor, { owner }: Target): string {
  return sideOf(actor) === 'firm' ? COMPANY.name : owner;
}

/** Throws unless the actor may decide: a company on what it owns, administrators on everything. */
export function assertMayDecide(actor: DecidingActor, { ownerId, state }: Target): void {
  if (sideOf(actor) === 'firm' || ownerId === actor.id) return;
  // Another's draft is answered like a project that does not exist.
  if (state === 'draft') throw notFound('project');
  throw forbidden('project.not-own');
}

/** Throws unless the actor may move applications between stages: a company on what it owns, administrators on the rest. */
export function assertMayMove(actor: DecidingActor, target: Target): void {
  assertMayDecide(actor, target);
  if (sideOf(actor) === 'firm' && target.ownerId !== null) throw forbidden('stage.moved-by-company');
}
