/** The public lists whose answers are cached; each has a number that every change to what it shows raises. */
export const PUBLIC_LISTS = ['jobs', 'projects', 'consultants'] as const;
export type PublicList = (typeof PUBLIC_LISTS)[number];

/**
 * Numbers of changes to the public lists, kept in the store so that several processes agree. Call `bump` inside the
 * unit of work of the change: whoever reads after the write sees the new number.
 */
export abstract class Revisions {
  abstract current(list: PublicList): Promise<number>;
  abstract bump(list: PublicList): Promise<void>;
}
