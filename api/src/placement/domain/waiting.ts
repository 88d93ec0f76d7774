const DAY = 24 * 3_600_000;

/** Whole days of 24 hours between the two. */
export function daysWaited(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY));
}

/** What was sent then or before has waited for at least so many whole days. */
export function waitingUntil(days: number, now: Date): Date {
  return new Date(now.getTime() - days * DAY);
}
