/**
 * Revision numbers of the public lists, whose answers are cached and sent before guards and interceptors.
 *
 * Every change to what a public list shows calls `Revisions.bump` inside its unit of work. A process sees its own
 * changes at once, those of another process within a second.
 */

/** The public lists whose answers are cached. */
export const PUBLIC_LISTS = ['jobs', 'projects', 'consultants', 'career-site'] as const;
export type PublicList = (typeof PUBLIC_LISTS)[number];

/** Milliseconds for which a process may trust a number when other processes change the same store. */
export const BELIEVED_FOR = 1_000;

/**
 * Revision numbers, kept in the store so that all processes agree. Call `bump` inside the unit of work of the change,
 * and read numbers outside of units of work.
 *
 * After a committed change of this process the new number is returned at once. A change of another process may go
 * unnoticed for `BELIEVED_FOR`. The embedded store has no other process: there a number is read once and after each
 * change.
 */
export abstract class Revisions {
  /** Returns the number when the store need not be read for it. */
  abstract known(list: PublicList): number | undefined;
  abstract current(list: PublicList): Promise<number>;
  abstract bump(list: PublicList): Promise<void>;
}
