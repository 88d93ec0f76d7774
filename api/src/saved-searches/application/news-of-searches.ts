import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  SEARCHES_OF_ADMINISTRATORS,
  SEARCHES_OF_ROLES,
  type Pause,
  type SavedSearchKind,
} from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { Refusals } from '../../platform/mail/refusals/refusals.port.ts';
import { ArrivalMemory, type Arrival } from '../../shared/arrival.ts';
import type { SignedInCaller } from '../../shared/caller.ts';
import { PreferencesService } from '../../users/application/preferences.service.ts';
import { fieldsOf } from '../domain/list-query.ts';
import type { SavedSearch } from '../domain/saved-search.ts';
import { SearchedLists } from './searched-lists.ts';

/** A saved search as its owner sees it. */
export interface ShownSearch {
  search: SavedSearch;
  /** How many entries came in since the owner looked, at most `LIMITS.newEntries`. */
  newCount: number;
  /** Why no alerts are sent although there is a cadence. */
  paused: Pause | null;
}

/** The state of an owner that all searches have in common. */
export interface SearchReader {
  /** Why nothing is mailed about any search with a cadence. */
  paused: Pause | null;
  /** The ids of what the owner has applied for. */
  applied: ReadonlySet<string>;
  memory: ArrivalMemory;
}

/** The lists whose searches a caller may save. */
export const kindsOf = (caller: SignedInCaller): readonly SavedSearchKind[] =>
  caller.kind === 'admin' ? SEARCHES_OF_ADMINISTRATORS : SEARCHES_OF_ROLES[caller.role];

/** Finds the new entries of saved searches for their owners. */
@Injectable()
export class NewsOfSearches {
  constructor(
    private readonly lists: SearchedLists,
    private readonly applications: ApplicationsService,
    private readonly refusals: Refusals,
    private readonly preferences: PreferencesService,
  ) {}

  /** `known`: the reader of this caller, if it has been read. */
  async shown(caller: SignedInCaller, search: SavedSearch, known?: SearchReader): Promise<ShownSearch> {
    const reader = known ?? (await this.readerOf(caller));
    const { kind, cadence } = search;
    if (!kindsOf(caller).includes(kind)) return { search, newCount: 0, paused: 'role' };
    const newCount = (await this.of(caller, search, reader)).length;
    return { search, newCount, paused: cadence === 'none' ? null : reader.paused };
  }

  /** Reads once for all searches of a caller. */
  async readerOf({ kind, id, email }: SignedInCaller): Promise<SearchReader> {
    const memory = new ArrivalMemory();
    if (kind === 'admin') return { paused: null, applied: new Set(), memory };
    const [{ alerts }, isRefused, applied] = await Promise.all([
      this.preferences.of(id),
      this.refusals.isPaused(email),
      this.appliedFor(id),
    ]);
    return { paused: alerts === 'none' ? 'preference' : isRefused ? 'address' : null, applied, memory };
  }

  /** Returns what came in since the owner looked, without own projects and without what the owner has applied for. */
  async of(
    caller: SignedInCaller,
    { kind, query, seenAt }: SavedSearch,
    known?: SearchReader,
  ): Promise<Arrival[]> {
    if (!kindsOf(caller).includes(kind)) return [];
    const { applied, memory } = known ?? (await this.readerOf(caller));
    const except = caller.kind === 'user' ? caller.id : undefined;
    const news = { since: seenAt, most: LIMITS.newEntries, except, memory };
    const arrivals = await this.lists.of(kind).arrivals(fieldsOf(query), news);
    return arrivals.filter(({ id }) => !applied.has(id));
  }

  /** Returns the ids of what a person has applied for, withdrawn applications too. */
  async appliedFor(userId: string): Promise<Set<string>> {
    const applications = await this.applications.findAllOfApplicant(userId);
    return new Set(applications.map(({ targetId }) => targetId));
  }
}
