import { CronTime } from 'cron';
import type { When } from './scheduled.ts';

const ZONE = 'Europe/Berlin';
/** A time of day that is missed by more milliseconds than these is left out: a morning mail in the evening helps nobody. */
const LATEST = 60 * 60_000;

/** The first tick after this moment, for what has never run: what has a period is due at once. */
export function firstTick(when: When, now: Date): Date {
  return 'every' in when ? now : nextTime(when.cron, now);
}

/**
 * The tick after the one that was due at `due`, later than `now`. Periods are counted from when a tick was due, not from
 * when it ran, so that they do not drift; those that were missed are not made up for.
 */
export function tickAfter(when: When, due: Date, now: Date): Date {
  if ('cron' in when) return nextTime(when.cron, now);
  const late = Math.max(0, now.getTime() - due.getTime());
  return new Date(due.getTime() + when.every * (Math.floor(late / when.every) + 1));
}

/** No tick is due later than this: one that is was planned for another period, or by a clock that was wrong. */
export function latestTick(when: When, now: Date): Date {
  return 'every' in when ? new Date(now.getTime() + when.every) : nextTime(when.cron, now);
}

export function isTooLate(when: When, due: Date, now: Date): boolean {
  return 'cron' in when && now.getTime() - due.getTime() > LATEST;
}

/** Milliseconds within which a cron expression shows its longest pause. */
const FORTNIGHT = 14 * 24 * 60 * 60_000;

/** The longest time, in milliseconds, that is meant to lie between two ticks. */
export function longestPause(when: When, now: Date): number {
  if ('every' in when) return when.every;
  let longest = 0;
  for (let tick = nextTime(when.cron, now); tick.getTime() < now.getTime() + FORTNIGHT;) {
    const next = nextTime(when.cron, tick);
    longest = Math.max(longest, next.getTime() - tick.getTime());
    tick = next;
  }
  return longest;
}

const nextTime = (cron: string, after: Date): Date =>
  new CronTime(cron, ZONE).getNextDateFrom(after, ZONE).toJSDate();
