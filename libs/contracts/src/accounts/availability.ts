import { dayInBerlin, daysFrom } from '../texts/berlin-day.ts';

/** When somebody is free, beside what their profile says about it in free text. */
export interface Availability {
  /** A day in Berlin, `2026-02-01`; a past one means now. Null when it is not known. */
  available_from: string | null;
  /** 1 to 5; null when it is not known. */
  days_per_week: number | null;
  /** When both were saved or confirmed last; an instant of the API is a text. Null when they never were. */
  confirmedAt: Date | string | null;
}

export const DAYS_PER_WEEK = { min: 1, max: 5 } as const;

/** Days in Berlin since the confirmation on which something changes. */
export const AVAILABILITY_AGE = {
  /** It is shown as not confirmed since then. */
  ageing: 30,
  /** It counts as unknown, and nothing is claimed any more. */
  unknown: 60,
  /** Its owner is reminded, if a user. */
  reminders: [30, 45],
} as const;

/** What may be said of somebody's availability. */
export type AvailabilityState =
  | { state: 'unknown' }
  | {
      /** `ageing`: not confirmed for a month. */
      state: 'confirmed' | 'ageing';
      /** A day to come, or `now`; null when only the days of a week are known. */
      from: string | null;
      days_per_week: number | null;
      /** The day in Berlin of the confirmation. */
      confirmedOn: string;
      /** Days in Berlin since then. */
      age: number;
    };

/** Decides what may be said of an availability at this instant. Days begin at midnight in Berlin. */
export function availabilityState(known: Partial<Availability>, now: Date): AvailabilityState {
  const { available_from: from = null, days_per_week = null, confirmedAt = null } = known;
  if (confirmedAt === null || (from === null && days_per_week === null)) return { state: 'unknown' };
  const today = dayInBerlin(now);
  const confirmedOn = dayInBerlin(new Date(confirmedAt));
  const age = Math.max(0, daysFrom(confirmedOn, today));
  if (age >= AVAILABILITY_AGE.unknown) return { state: 'unknown' };
  return {
    state: age >= AVAILABILITY_AGE.ageing ? 'ageing' : 'confirmed',
    from: from !== null && from <= today ? 'now' : from,
    days_per_week,
    confirmedOn,
    age,
  };
}
