import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ALERTS_TEXT_VERSION,
  cleanText,
  LIMITS,
  type Cadence,
  type SavedSearchKind,
} from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { type Wish, Wishes } from '../../platform/wishes/wishes.ts';
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
import { fieldsOf, textOf } from '../domain/list-query.ts';
import { editableOfSearch, nextAlert, type SavedSearch } from '../domain/saved-search.ts';
import { kindsOf, NewsOfSearches, type ShownSearch } from './news-of-searches.ts';
import { SavedSearchRepository, ToldRepository } from './saved-searches.ports.ts';
import { SearchedLists } from './searched-lists.ts';

export interface NewSearch {
  kind: SavedSearchKind;
  query: string;
  name: string;
  cadence?: Cadence | undefined;
}

/** In place of a cadence: the wish of somebody who has removed a search that mailed. */
const REMOVED = 'removed';

export type SearchEdit = Partial<Pick<NewSearch, 'query' | 'name' | 'cadence'>>;

/** Saved searches as their owners see them. */
@Injectable()
export class SavedSearchesService implements OnModuleInit {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly told: ToldRepository,
    private readonly lists: SearchedLists,
    private readonly news: NewsOfSearches,
    private readonly wishes: Wishes,
    private readonly lifecycle: AccountLifecycle,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({ exported: (userId) => this.exported(userId) });
    this.wishes.fulfilAgainBy('alert', (wish) => this.settleAgain(wish));
  }

  /** Oldest first, each with the number of its new entries. */
  async list(caller: SignedInCaller): Promise<ShownSearch[]> {
    const searches = await this.searches.findAllOf(caller);
    if (searches.length === 0) return [];
    const reader = await this.news.readerOf(caller);
    const shown = new Map<SavedSearch, ShownSearch>();
    // The first reaches back farthest: the others find what it has read.
    for (const search of searches.toSorted((one, other) => one.seenAt.getTime() - other.seenAt.getTime()))
      shown.set(search, await this.news.shown(caller, search, reader));
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
      const after = await this.searches.replace(caller, id, {
        name,
        query,
        cadence,
        ...(isOther && begunAt(now, cadence)),
        ...(query !== before.query && { seenAt: now }),
      });
      if (cadence !== before.cadence) await this.wishes.note('alert', id, before.owner, cadence);
      return after;
    });
    return this.news.shown(caller, orNotFound(changed, 'saved-search'));
  }

  async remove(caller: SignedInCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const before = orNotFound(await this.searches.find(caller, id), 'saved-search');
      if (!(await this.searches.remove(caller, id))) throw notFound('saved-search');
      if (before.cadence !== 'none') await this.wishes.note('alert', id, before.owner, REMOVED);
    });
  }

  /** Notes that the owner has looked: what came in until now is no longer new. */
  async seen(caller: SignedInCaller, id: string): Promise<ShownSearch> {
    const seen = await this.searches.replace(caller, id, { seenAt: this.clock.now() });
    return this.news.shown(caller, orNotFound(seen, 'saved-search'));
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
    return (await this.news.of(caller, own)).map(({ id: found }) => found);
  }

  private async settleAgain({ id, owner, value }: Wish): Promise<void> {
    if (value === REMOVED) return void (await this.searches.remove(owner, id));
    const cadence = value as Cadence;
    const changed = await this.searches.replace(owner, id, {
      cadence,
      ...begunAt(this.clock.now(), cadence),
    });
    orNotFound(changed, 'saved-search');
  }

  private async checked(kind: SavedSearchKind, query: string): Promise<string> {
    // Each field as the list would read it from its own address.
    const sent = Object.entries(fieldsOf(query));
    const fields = Object.fromEntries(sent.map(([name, value]) => [name, cleanText(value, 'line')]));
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
