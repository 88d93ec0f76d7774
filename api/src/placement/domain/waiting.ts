const DAY = 24 * 3_600_000;

/** Returns the whole days of 24 hours between the two. */
export function daysWaited(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY));
}

/** Returns the time at or before which an application must have been sent to have waited that many days. */
export function waitingUntil(days: number, now: Date): Date {
  return new Date(now.getTime() - days * DAY);
}
