import type { Cadence, SavedSearchKind } from '@consulting/contracts';
import type { SignedInCaller } from '../../shared/caller.ts';
import { nextMorningInBerlin } from '../../shared/time/berlin-day.ts';

const HOUR = 3_600_000;
const MONDAY = 1;

/**
 * How far a sweep looks back behind the last one: an entry has the time at which its unit of work began, and can be read
 * only when that has ended. What was told is noted, so nothing is told twice.
 */
const OVERLAP = HOUR;

/** The account whose search it is. */
export type SearchOwner = Pick<SignedInCaller, 'kind' | 'id'>;

/** A search of a list that somebody has saved. */
export interface SavedSearch {
  id: string;
  owner: SearchOwner;
  kind: SavedSearchKind;
  /** The query of the list: `q=ewm&location=Berlin`. */
  query: string;
  name: string;
  cadence: Cadence;
  /** What came in before is not told: when it was saved, or its query or cadence changed. */
  from: Date;
  /** What came in before has been told. */
  since: Date;
  /** What came in later counts as new to its owner. */
  seenAt: Date;
  /** When the next alert is due; null without a cadence. */
  nextAt: Date | null;
  /** That its owner saved it, and the version of the text beside the button. */
  consent: { textVersion: string; at: Date };
  createdAt: Date;
}

/** Returns what an owner edits. */
export const editableOfSearch = ({ name, query, cadence }: SavedSearch) => ({ name, query, cadence });

/** Returns when the first alert after an instant is due: at 7:00 in Berlin, every day or on Mondays. */
export function nextAlert(cadence: Cadence, after: Date): Date | null {
  if (cadence === 'none') return null;
  let at = nextMorningInBerlin(after);
  // It is the same day in UTC.
  while (cadence === 'weekly' && at.getUTCDay() !== MONDAY) at = nextMorningInBerlin(at);
  return at;
}

/** Returns the instant after which an entry is news to the sweep. */
export const lookedAtFrom = ({ from, since }: Pick<SavedSearch, 'from' | 'since'>): Date =>
  new Date(Math.max(from.getTime(), since.getTime() - OVERLAP));
