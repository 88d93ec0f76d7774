import type { HoldCause } from '@consulting/contracts';
import { conflict, type DomainError } from '../errors.ts';

/** Why and since when something works for nobody until an administrator lets it go on (docs/decisions/0039). */
export interface Hold {
  cause: HoldCause;
  since: Date;
  /** The administrator whose account was recovered, or removed. Only another one ends the hold. */
  adminId: string;
}

/** A key or webhook that was put on hold, for the mail about it. */
export interface HeldThing {
  kind: 'api-key' | 'webhook';
  /** The name of a key, the host of a webhook. */
  label: string;
}

/** 409: it is not on hold, or not any more. */
export function notOnHold(): DomainError {
  return conflict('hold.none');
}
