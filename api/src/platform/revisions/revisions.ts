/** The public lists whose answers are cached; each has a number that every change to what it shows raises. */
export const PUBLIC_LISTS = ['jobs', 'projects', 'consultants'] as const;
export type PublicList = (typeof PUBLIC_LISTS)[number];

/** Milliseconds for which a process may believe a number when other processes change the same store. */
export const BELIEVED_FOR = 1_000;

/**
 * Numbers of changes to the public lists, kept in the store so that several processes agree. Call `bump` inside the
 * unit of work of the change.
 *
 * Whoever asks after a change of this process was kept gets the new number at once. A change of another process may go
 * unnoticed for `BELIEVED_FOR`. The embedded store has no other process: there a number is read once and after each
 * change. Numbers are asked for outside of units of work.
 */
export abstract class Revisions {
  /** The number, when the store need not be asked. */
  abstract known(list: PublicList): number | undefined;
  abstract current(list: PublicList): Promise<number>;
  abstract bump(list: PublicList): Promise<void>;
}
