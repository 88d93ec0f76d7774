/** The days for which the digest was written; kept for a week. */
export abstract class DigestDays {
  /** True for one caller a day, however many processes ask. Belongs into the unit of work of the mail. */
  abstract take(day: string): Promise<boolean>;
}
