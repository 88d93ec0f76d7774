import type { CodedMessage } from '@consulting/contracts';
import type { ErrorDetails, ErrorKind } from '../../shared/errors.ts';
import type { CallerRef } from '../../shared/caller.ts';

/** One name for each caller, whatever its kind. */
export const callerKey = ({ kind, id }: CallerRef): string => `${kind}:${id}`;

/** A request that came with an Idempotency-Key. */
export interface KeyedCall {
  caller: CallerRef;
  key: string;
  /** All that makes it this request. */
  request: string;
}

/** What was answered: a success as it was sent, or the error that was thrown. */
export type KeptAnswer =
  | { status: number; location?: string; body: unknown }
  | { error: { kind: ErrorKind; said: CodedMessage; details: ErrorDetails } };

/** The request is carried out by whoever holds this, and by nobody else. */
export interface Claim {
  /**
   * Notes, in the open unit of work, that something is changed. Throws, so that nothing is, when the claim was lost
   * meanwhile; does nothing once the claim has ended.
   */
  noteChange(): Promise<void>;
  /** Ends the claim. The answer is given again for 24 hours; null when it is not to be kept. */
  finish(answer: KeptAnswer | null): Promise<void>;
  /** Ends the claim without an answer. If nothing was changed, the request can be carried out anew. */
  letGo(): Promise<void>;
}

/** What is known of a request. */
export type Known =
  /** Nothing: it was claimed for whoever asks. */
  | { state: 'claimed'; claim: Claim }
  | { state: 'running' }
  /** Carried out; null when the answer was not kept. */
  | { state: 'done'; answer: KeptAnswer | null }
  /** The key belongs to another request. */
  | { state: 'other' };

/** Requests with an Idempotency-Key, each known for 24 hours to all processes. No transaction is joined. */
export abstract class IdempotencyKeys {
  /** `admit` is asked before a key that is not known is claimed; nothing is claimed when it throws. */
  abstract claim(call: KeyedCall, admit: () => Promise<unknown>): Promise<Known>;
  /** Removes what is known of the requests of this caller. Joins the unit of work. */
  abstract removeAllOf(caller: CallerRef): Promise<void>;
  /** Removes what has expired. */
  abstract sweep(now: Date): Promise<void>;
}
