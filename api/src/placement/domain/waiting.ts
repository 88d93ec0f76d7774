import { dayInBerlin, daysSinceInBerlin } from '@consulting/contracts';
import { daysLater, startOfDayInBerlin } from '../../shared/time/berlin-day.ts';

/** Returns how many days somebody has waited, by Berlin's calendar. */
export const daysWaited = daysSinceInBerlin;

/** Returns the time at or before which an application must have been sent to have waited that many days. */
export function waitingUntil(days: number, now: Date): Date {
  return new Date(startOfDayInBerlin(daysLater(dayInBerlin(now), 1 - days)).getTime() - 1);
}
