import { CronTime } from 'cron';
import type { When } from './scheduled.ts';

const ZONE = 'Europe/Berlin';
/** Milliseconds after which a missed cron tick is skipped: a morning mail is of no use in the evening. */
const LATEST = 60 * 60_000;

/** Returns the first tick of a schedule that has never run: at once for a period. */
export function firstTick(when: When, now: Date): Date {
  return 'every' in when ? now : nextTime(when.cron, now);
}

/**
 * Returns the tick after the one due at `due`, later than `now`. Periods count from when a tick was due, not from when
 * it ran, so that they do not drift. Missed periods are skipped.
 */
export function tickAfter(when: When, due: Date, now: Date): Date {
  if ('cron' in when) return nextTime(when.cron, now);
  const late = Math.max(0, now.getTime() - due.getTime());
  return new Date(due.getTime() + when.every * (Math.floor(late / when.every) + 1));
}

/** Returns the latest possible next tick. A later one was planned for another period or by a wrong clock. */
export function latestTick(when: When, now: Date): Date {
  return 'every' in when ? new Date(now.getTime() + when.every) : nextTime(when.cron, now);
}

export function isTooLate(when: When, due: Date, now: Date): boolean {
  return 'cron' in when && now.getTime() - due.getTime() > LATEST;
}

/** Milliseconds in which a cron expression has shown its longest pause. */
const FORTNIGHT = 14 * 24 * 60 * 60_000;

/** Returns the longest planned time between two ticks, in milliseconds. */
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

/** The tick computed last for each expression, which is the next one from `after` on until it has come. */
const computed = new Map<string, { after: Date; next: Date }>();

/** Computing a tick takes a millisecond, and every look at the schedules asks for it again. */
function nextTime(cron: string, after: Date): Date {
  const last = computed.get(cron);
  if (last && last.after <= after && after < last.next) return last.next;
  const next = new CronTime(cron, ZONE).getNextDateFrom(after, ZONE).toJSDate();
  computed.set(cron, { after, next });
  return next;
}
