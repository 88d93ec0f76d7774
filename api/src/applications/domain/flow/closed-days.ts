import { FEWEST_CASES } from '@consulting/contracts';
import type { EventsOfDay, EventsOfKind } from './day-events.ts';

/**
 * A day whose figures are told for good. Cases of one kind and event wait until five have come together, and are then told at
 * once, as cases of that day; of more than five the rest goes on waiting. So whatever is told, and whatever differs between
 * two things that are told, consists of whole groups of five (docs/decisions/0063-figures.md).
 */
export interface ClosedDay {
  /** In Berlin: `2026-11-28`. */
  day: string;
  /** Five, ten, … of a kind and event. */
  told: EventsOfKind[];
  /** Fewer than five of each kind and event, of this day and of earlier ones: they are not told yet. */
  waiting: EventsOfKind[];
}

/** Closes a day after the one that was closed before it; null for the first one. */
export function closed(before: ClosedDay | null, { day, events }: EventsOfDay): ClosedDay {
  const all = new Map<string, EventsOfKind>();
  for (const { kind, event, cases, tenths } of [...(before?.waiting ?? []), ...events]) {
    const found = all.get(`${kind} ${event}`) ?? { kind, event, cases: 0, tenths: [] };
    all.set(`${kind} ${event}`, {
      ...found,
      cases: found.cases + cases,
      tenths: [...found.tenths, ...tenths],
    });
  }
  const [told, waiting]: [EventsOfKind[], EventsOfKind[]] = [[], []];
  for (const { kind, event, cases, tenths } of all.values()) {
    const whole = cases - (cases % FEWEST_CASES);
    if (whole > 0) told.push({ kind, event, cases: whole, tenths: tenths.slice(0, whole) });
    if (whole < cases) waiting.push({ kind, event, cases: cases - whole, tenths: tenths.slice(whole) });
  }
  return { day, told, waiting };
}
