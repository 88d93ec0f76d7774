import type { Cadence, SavedSearchKind } from '@consulting/contracts';
import type { SignedInCaller } from '../../shared/caller.ts';
import { dayInBerlin } from '../../shared/time/berlin-day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The hour in Berlin at which alerts are sent. */
const ALERT_HOUR = 7;
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

/** Returns the instant of 7:00 in Berlin on a day: `2026-11-30`. */
function alertTime(day: string): Date {
  const noon = Date.parse(`${day}T12:00:00.000Z`);
  // Berlin is one or two hours ahead of UTC at noon, and already was at 7:00.
  const ahead = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' }).format(noon),
  );
  return new Date(noon - (ahead - ALERT_HOUR) * HOUR);
}

/** Returns when the first alert after an instant is due: at 7:00 in Berlin, every day or on Mondays. */
export function nextAlert(cadence: Cadence, after: Date): Date | null {
  if (cadence === 'none') return null;
  for (let days = 0; ; days++) {
    const day = dayInBerlin(new Date(after.getTime() + days * DAY));
    const at = alertTime(day);
    const isItsDay = cadence === 'daily' || new Date(`${day}T12:00:00.000Z`).getUTCDay() === MONDAY;
    if (isItsDay && at > after) return at;
  }
}

/** Returns the instant after which an entry is news to the sweep. */
export const lookedAtFrom = ({ from, since }: Pick<SavedSearch, 'from' | 'since'>): Date =>
  new Date(Math.max(from.getTime(), since.getTime() - OVERLAP));
