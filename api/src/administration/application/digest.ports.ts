/** Stores the days for which a digest was written, for a week. */
export abstract class DigestDays {
  /** Returns true for one caller a day across processes, else false. Belongs in the unit of work of the mail. */
  abstract take(day: string): Promise<boolean>;
}
