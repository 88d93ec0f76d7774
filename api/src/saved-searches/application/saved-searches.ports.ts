import type { SavedSearchKind } from '@consulting/contracts';
import type { SavedSearch, SearchOwner } from '../domain/saved-search.ts';

/** The fields of a search that change. */
export type SavedSearchChange = Partial<
  Pick<SavedSearch, 'name' | 'query' | 'cadence' | 'from' | 'since' | 'seenAt' | 'nextAt' | 'consent'>
>;

/** Stores saved searches. Every change joins the caller's unit of work. */
export abstract class SavedSearchRepository {
  /** Returns false when the owner already has the maximum: a unique index counts. */
  abstract add(search: SavedSearch): Promise<boolean>;
  /** Returns the owner's search, or null when there is none. */
  abstract find(owner: SearchOwner, id: string): Promise<SavedSearch | null>;
  /** Returns those of an owner, oldest first. */
  abstract findAllOf(owner: SearchOwner): Promise<SavedSearch[]>;
  /**
   * Yields the owner of each search that is due, the longest first, while those that came before are moved on. Gives others a
   * turn after each.
   */
  abstract due(now: Date): AsyncIterable<string>;
  /** Returns the search after a change; null when the owner has none with this id. */
  abstract replace(owner: SearchOwner, id: string, change: SavedSearchChange): Promise<SavedSearch | null>;
  /** Moves a search on while nobody else has: one conditional write. Returns whether it did. */
  abstract advance(search: SavedSearch, to: Pick<SavedSearch, 'since' | 'nextAt'>): Promise<boolean>;
  /** Returns whether there was one. */
  abstract remove(owner: SearchOwner, id: string): Promise<boolean>;
}

/** An opening of an entry that was told to somebody. */
export interface ToldEntry {
  targetKind: SavedSearchKind;
  targetId: string;
  openedAt: Date;
}

/** Stores what was told to whom, so that nothing is told twice. */
export abstract class ToldRepository {
  /** Returns those that the person has not been told of. */
  abstract untold<Entry extends ToldEntry>(personId: string, entries: readonly Entry[]): Promise<Entry[]>;
  /** Notes them; a unique index refuses one that somebody else has noted at the same time, which undoes the unit. */
  abstract note(personId: string, entries: readonly ToldEntry[], at: Date): Promise<void>;
  /** Returns what the person was told, last first. */
  abstract findAllOf(personId: string): Promise<(ToldEntry & { at: Date })[]>;
}
