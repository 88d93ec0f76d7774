import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ALERTS_TEXT_VERSION,
  LIMITS,
  SEARCHES_OF_ADMINISTRATORS,
  SEARCHES_OF_ROLES,
  type Cadence,
  type Pause,
  type SavedSearchKind,
} from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Refusals } from '../../platform/mail/refusals/refusals.port.ts';
import { ArrivalMemory, type Arrival } from '../../shared/arrival.ts';
import type { KeyCaller, SignedInCaller } from '../../shared/caller.ts';
import {
  conflict,
  forbidden,
  invalidField,
  notFound,
  orNotFound,
  unauthenticated,
} from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import { Clock } from '../../shared/time/clock.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { AccountLifecycle, type ExportPart } from '../../users/application/account-lifecycle.ts';
import { PreferencesService } from '../../users/application/preferences.service.ts';
import { fieldsOf, textOf } from '../domain/list-query.ts';
import { editableOfSearch, nextAlert, type SavedSearch } from '../domain/saved-search.ts';
import { SavedSearchRepository, ToldRepository } from './saved-searches.ports.ts';
import { SearchedLists } from './searched-lists.ts';

export interface NewSearch {
  kind: SavedSearchKind;
  query: string;
  name: string;
  cadence?: Cadence | undefined;
}

export type SearchEdit = Partial<Pick<NewSearch, 'query' | 'name' | 'cadence'>>;

/** A saved search as its owner sees it. */
export interface ShownSearch {
  search: SavedSearch;
  /** How many entries came in since the owner looked, at most `LIMITS.newEntries`. */
  newCount: number;
  /** Why no alerts are sent although there is a cadence. */
  paused: Pause | null;
}

/** The state of an owner that all searches have in common. */
interface Reader {
  /** Why nothing is mailed about any search with a cadence. */
  paused: Pause | null;
  /** The ids of what the owner has applied for. */
  applied: ReadonlySet<string>;
  memory: ArrivalMemory;
}

const kindsOf = (caller: SignedInCaller): readonly SavedSearchKind[] =>
  caller.kind === 'admin' ? SEARCHES_OF_ADMINISTRATORS : SEARCHES_OF_ROLES[caller.role];

/** Saved searches as their owners see them. */
@Injectable()
export class SavedSearchesService implements OnModuleInit {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly told: ToldRepository,
    private readonly lists: SearchedLists,
    private readonly applications: ApplicationsService,
    private readonly refusals: Refusals,
    private readonly preferences: PreferencesService,
    private readonly lifecycle: AccountLifecycle,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({ exported: (userId) => this.exported(userId) });
  }

  /** Oldest first, each with the number of its new entries. */
  async list(caller: SignedInCaller): Promise<ShownSearch[]> {
    const searches = await this.searches.findAllOf(caller);
    if (searches.length === 0) return [];
    const reader = await this.readerOf(caller);
    const shown = new Map<SavedSearch, ShownSearch>();
    // The first reaches back farthest: the others find what it has read.
    for (const search of searches.toSorted((one, other) => one.seenAt.getTime() - other.seenAt.getTime()))
      shown.set(search, await this.shown(caller, search, reader));
    return searches.map((search) => shown.get(search)!);
  }

  /**
   * Saves a search of a list of the caller's. 403 for another list, 400 for a query that the list refuses, conflict when
   * the caller has the maximum.
   */
  async save(
    caller: SignedInCaller,
    { kind, name, cadence = 'none', ...given }: NewSearch,
  ): Promise<ShownSearch> {
    if (!kindsOf(caller).includes(kind)) throw forbidden('saved-search.kind-not-yours');
    assertMailed(caller, cadence);
    const query = await this.checked(kind, given.query);
    const now = this.clock.now();
    const search: SavedSearch = {
      id: newId(),
      owner: { kind: caller.kind, id: caller.id },
      kind,
      query,
      name,
      cadence,
      ...begunAt(now, cadence),
      seenAt: now,
      createdAt: now,
    };
    if (!(await this.searches.add(search)))
      throw conflict('saved-search.too-many', { max: LIMITS.savedSearches });
    return { search, newCount: 0, paused: null };
  }

  /**
   * Changes what was sent. With another query or cadence, only what comes in from now on is told. `precondition`: the expected
   * versions of `editableOfSearch`.
   */
  async change(
    caller: SignedInCaller,
    id: string,
    edit: SearchEdit,
    precondition?: Precondition,
  ): Promise<ShownSearch> {
    const changed = await this.unitOfWork.run(async () => {
      const before = orNotFound(await this.searches.find(caller, id), 'saved-search');
      assertUnchanged(editableOfSearch(before), precondition);
      const { name = before.name, cadence = before.cadence } = edit;
      assertMailed(caller, cadence);
      const query = edit.query === undefined ? before.query : await this.checked(before.kind, edit.query);
      const now = this.clock.now();
      const isOther = query !== before.query || cadence !== before.cadence;
      return this.searches.replace(caller, id, {
        name,
        query,
        cadence,
        ...(isOther && begunAt(now, cadence)),
        ...(query !== before.query && { seenAt: now }),
      });
    });
    return this.shown(caller, orNotFound(changed, 'saved-search'));
  }

  async remove(caller: SignedInCaller, id: string): Promise<void> {
    if (!(await this.searches.remove(caller, id))) throw notFound('saved-search');
  }

  /** Notes that the owner has looked: what came in until now is no longer new. */
  async seen(caller: SignedInCaller, id: string): Promise<ShownSearch> {
    const seen = await this.searches.replace(caller, id, { seenAt: this.clock.now() });
    return this.shown(caller, orNotFound(seen, 'saved-search'));
  }

  /**
   * Returns the ids of what is new in a saved search, for its list; undefined without a search. 401 without its owner's
   * token, 404 when the caller has none of this kind with this id.
   */
  async newIn(
    caller: SignedInCaller | KeyCaller | undefined,
    kind: SavedSearchKind,
    id: string | undefined,
  ): Promise<string[] | undefined> {
    if (id === undefined) return undefined;
    // Programs save no searches.
    if (!caller || caller.kind === 'key') throw unauthenticated();
    const search = await this.searches.find(caller, id);
    const own = orNotFound(search?.kind === kind ? search : null, 'saved-search');
    return (await this.news(caller, own, await this.readerOf(caller))).map((arrival) => arrival.id);
  }

  private async shown(caller: SignedInCaller, search: SavedSearch, known?: Reader): Promise<ShownSearch> {
    const reader = known ?? (await this.readerOf(caller));
    const { kind, cadence } = search;
    if (!kindsOf(caller).includes(kind)) return { search, newCount: 0, paused: 'role' };
    const newCount = (await this.news(caller, search, reader)).length;
    return { search, newCount, paused: cadence === 'none' ? null : reader.paused };
  }

  /** Reads once for all searches of a caller. */
  private async readerOf({ kind, id, email }: SignedInCaller): Promise<Reader> {
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
  private async news(
    caller: SignedInCaller,
    { kind, query, seenAt }: SavedSearch,
    { applied, memory }: Reader,
  ): Promise<Arrival[]> {
    if (!kindsOf(caller).includes(kind)) return [];
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

  private async checked(kind: SavedSearchKind, query: string): Promise<string> {
    const fields = fieldsOf(query);
    await this.lists.of(kind).check(fields);
    return textOf(fields);
  }

  private async exported(userId: string): Promise<ExportPart[]> {
    const searches = await this.searches.findAllOf({ kind: 'user', id: userId });
    return [
      {
        name: 'saved-searches',
        data: searches.map(({ kind, query, name, cadence, since, seenAt, consent, createdAt }) => {
          return { kind, query, name, cadence, since, seenAt, consent, createdAt };
        }),
      },
      { name: 'alerts', data: await this.told.findAllOf(userId) },
    ];
  }
}

/** Administrators look for themselves: their searches have no cadence. */
function assertMailed({ kind }: SignedInCaller, cadence: Cadence): void {
  if (kind === 'admin' && cadence !== 'none')
    throw invalidField('cadence', 'saved-search.cadence-of-administrator');
}

/** Returns what a search begins with when its owner saves it, or changes its query or cadence. */
const begunAt = (now: Date, cadence: Cadence) => ({
  from: now,
  since: now,
  nextAt: nextAlert(cadence, now),
  consent: { textVersion: ALERTS_TEXT_VERSION, at: now },
});
