import type { PoolConsent } from '../domain/pool.ts';

/** Stores one consent for each person. Every write belongs in a unit of work that has locked the person. */
export abstract class PoolRepository {
  /** Returns null when there is none. */
  abstract find(personId: string): Promise<PoolConsent | null>;
  /** Returns the consent whose links have this token's hash; null when there is none. */
  abstract findByHash(hash: string): Promise<PoolConsent | null>;
  /** Returns the consent with this yes; null when there is none. */
  abstract findByYes(yesId: string): Promise<PoolConsent | null>;
  /** Returns those of these people whose yes holds after `now`. */
  abstract membersOf(personIds: readonly string[], now: Date): Promise<Set<string>>;
  /** Stores the consent, in place of an earlier one of the person. */
  abstract put(consent: PoolConsent): Promise<void>;
  /** Returns false when there was none. */
  abstract remove(personId: string): Promise<boolean>;
  /** Returns at most `count` people who are to be asked again at `date` or before, first ends first. */
  abstract findEnding(date: Date, count: number): Promise<string[]>;
  /** Returns at most `count` people whose yes ended at `date` or before, first ends first. */
  abstract findEnded(date: Date, count: number): Promise<string[]>;
  /** Removes questions without a yes that were asked before `date`. */
  abstract removeLapsed(date: Date): Promise<void>;
}
