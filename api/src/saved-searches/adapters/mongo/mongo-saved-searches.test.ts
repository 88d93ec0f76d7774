import { LIMITS } from '@consulting/contracts';
import type { Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { ToldEntry } from '../../application/saved-searches.ports.ts';
import type { SavedSearch } from '../../domain/saved-search.ts';
import { MongoSavedSearchRepository } from './mongo-saved-search.repository.ts';
import { MongoToldRepository } from './mongo-told.repository.ts';
import { SAVED_SEARCH_MODEL, savedSearchSchema } from './saved-search.schema.ts';
import { TOLD_MODEL, toldSchema, type ToldDocument } from './told.schema.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

function aSearch(changes: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: newId(),
    owner: { kind: 'user', id: newId() },
    kind: 'job',
    query: 'q=ewm',
    name: 'EWM',
    cadence: 'daily',
    from: NOW,
    since: NOW,
    seenAt: NOW,
    nextAt: NOW,
    consent: { textVersion: '1', at: NOW },
    createdAt: NOW,
    ...changes,
  };
}

describe.each(engines())('saved searches on %s', (engine) => {
  let db: TestDatabase;
  let searches: MongoSavedSearchRepository;
  let told: MongoToldRepository;
  let toldModel: Model<ToldDocument>;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    searches = new MongoSavedSearchRepository(await db.model(SAVED_SEARCH_MODEL, savedSearchSchema));
    toldModel = await db.model(TOLD_MODEL, toldSchema);
    told = new MongoToldRepository(toldModel);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  it('come back as they were saved, oldest first, to their owner alone', async () => {
    const owner = { kind: 'user', id: newId() } as const;
    const second = aSearch({ owner, createdAt: later(1), query: '', cadence: 'none', nextAt: null });
    const first = aSearch({ owner });
    for (const search of [second, first, aSearch()]) expect(await searches.add(search)).toBe(true);
    expect(await searches.findAllOf(owner)).toEqual([first, second]);
    expect(await searches.find(owner, second.id)).toEqual(second);
    const other = aSearch().owner;
    expect(await searches.find(other, first.id)).toBeNull();
    expect(await searches.replace(other, first.id, { name: 'Mine' })).toBeNull();
    expect(await searches.remove(other, first.id)).toBe(false);
    expect(await searches.replace(owner, first.id, { name: 'Mine', seenAt: later(2) })).toEqual({
      ...first,
      name: 'Mine',
      seenAt: later(2),
    });
    expect([await searches.remove(owner, first.id), await searches.remove(owner, first.id)]).toEqual([
      true,
      false,
    ]);
  });

  it('are as many as an owner may have, however many are saved at once', async () => {
    const { owner } = aSearch();
    const added = await Promise.all(
      Array.from({ length: LIMITS.savedSearches + 5 }, () => searches.add(aSearch({ owner }))),
    );
    expect(added.filter(Boolean)).toHaveLength(LIMITS.savedSearches);
    const [one] = await searches.findAllOf(owner);
    await searches.remove(owner, one!.id);
    expect(await searches.add(aSearch({ owner }))).toBe(true);
    expect(await searches.add(aSearch({ owner }))).toBe(false);
    expect(await searches.add(aSearch())).toBe(true);
  });

  it('are due in the order of their times', async () => {
    const [early, late] = [aSearch({ nextAt: later(-5) }), aSearch({ nextAt: NOW })];
    for (const search of [late, early, aSearch({ nextAt: later(1) }), aSearch({ nextAt: null })])
      await searches.add(search);
    const due = async (now: Date) => {
      const found: string[] = [];
      for await (const owner of searches.due(now)) found.push(owner);
      return found;
    };
    expect(await due(NOW)).toEqual([early.owner.id, late.owner.id]);
    expect(await due(later(-6))).toEqual([]);
    // An owner with several that are due comes once, when all of them are moved on.
    const { owner } = early;
    await searches.add(aSearch({ owner, nextAt: NOW }));
    const owners: string[] = [];
    for await (const id of searches.due(NOW)) {
      owners.push(id);
      for (const search of await searches.findAllOf({ kind: 'user', id }))
        await searches.advance(search, { since: NOW, nextAt: later(1) });
    }
    expect(owners).toEqual([owner.id, late.owner.id]);
  });

  it('move on once, and not after they were changed or removed', async () => {
    const search = aSearch();
    await searches.add(search);
    const to = { since: later(1), nextAt: later(60) };
    const moved = await Promise.all(Array.from({ length: 4 }, () => searches.advance(search, to)));
    expect(moved.filter(Boolean)).toHaveLength(1);
    const now = (await searches.find(search.owner, search.id))!;
    expect(now).toEqual({ ...search, ...to });
    await searches.replace(search.owner, search.id, { query: 'q=basis' });
    expect(await searches.advance(now, { since: later(2), nextAt: null })).toBe(false);
    await searches.remove(search.owner, search.id);
    expect(await searches.advance({ ...now, query: 'q=basis' }, to)).toBe(false);
  });

  it('note each opening of an entry once for a person, and tell what was not noted', async () => {
    const [person, other, targetId] = [newId(), newId(), newId()];
    const entry: ToldEntry = { targetKind: 'job', targetId, openedAt: NOW };
    const again = { ...entry, openedAt: later(5) };
    const another = { ...entry, targetId: newId() };
    await told.note(person, [entry, another], later(1));
    expect(await told.untold(person, [entry, again, another])).toEqual([again]);
    expect(await told.untold(other, [entry])).toEqual([entry]);
    expect(await told.untold(person, [])).toEqual([]);
    await expect(told.note(person, [again, entry], later(2))).rejects.toThrow(/E11000|duplicate/i);
    await toldModel.deleteOne({ personId: person, openedAt: later(5) });
    expect(await told.findAllOf(person)).toEqual([
      { ...entry, at: later(1) },
      { ...another, at: later(1) },
    ]);
  });
});
