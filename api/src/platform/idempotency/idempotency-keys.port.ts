/**
 * Keeps the keys and answers of POST requests with an `Idempotency-Key`, which are carried out once.
 *
 * This rests on units of work: such a request makes all its changes in one. An answer with a secret is `@ShownOnce`.
 */

import type { CodedMessage } from '@consulting/contracts';
import type { ErrorDetails, ErrorKind } from '../../shared/errors.ts';
import type { CallerRef } from '../../shared/caller.ts';

/** Returns a name that is unique across the kinds of callers. */
export const callerKey = ({ kind, id }: CallerRef): string => `${kind}:${id}`;

/** A request that came with an Idempotency-Key. */
export interface KeyedCall {
  caller: CallerRef;
  key: string;
  /** Everything that identifies the request. */
  request: string;
}

/** A kept answer: a success as it was sent, or the error that was thrown. */
export type KeptAnswer =
  | { status: number; location?: string; body: unknown }
  | { error: { kind: ErrorKind; said: CodedMessage; details: ErrorDetails } };

/** The exclusive right to carry out a request. */
export interface Claim {
  /**
   * Notes, in the open unit of work, that the request changes something. Throws when the claim was lost meanwhile,
   * which rolls the changes back; does nothing once the claim has ended.
   */
  noteChange(): Promise<void>;
  /** Ends the claim. The answer is repeated for 24 hours; null when it is not to be kept. */
  finish(answer: KeptAnswer | null): Promise<void>;
  /** Ends the claim without an answer. If nothing was changed, the request may be carried out again. */
  letGo(): Promise<void>;
}

/** The state of a request. */
export type Known =
  /** Unknown so far: now claimed for the caller of `claim`. */
  | { state: 'claimed'; claim: Claim }
  | { state: 'running' }
  /** Carried out; the answer is null when it was not kept. */
  | { state: 'done'; answer: KeptAnswer | null }
  /** The key was used for another request. */
  | { state: 'other' };

/** Requests with an Idempotency-Key, known to all processes for 24 hours. Joins no transaction. */
export abstract class IdempotencyKeys {
  /** `admit` is called before a new key is claimed; nothing is claimed when it throws. */
  abstract claim(call: KeyedCall, admit: () => Promise<unknown>): Promise<Known>;
  /** Removes expired requests. */
  abstract sweep(now: Date): Promise<void>;
}
