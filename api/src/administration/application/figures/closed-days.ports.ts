import type { ClosedDay } from '../../../applications/domain/flow/closed-days.ts';

/** Stores the days whose figures are told for good. A day never changes. */
export abstract class ClosedDays {
  /** Returns those from a day on, in order. */
  abstract since(day: string): Promise<ClosedDay[]>;
  /** Returns the latest one; null when there is none. */
  abstract latest(): Promise<ClosedDay | null>;
  /** Returns false, and changes nothing, when the day was closed before. */
  abstract add(closed: ClosedDay): Promise<boolean>;
}
