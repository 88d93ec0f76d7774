import { Schema, Types, type Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { turnsDuring } from '../../../../../test/support/app/turns.ts';
import { MOST_COUNTED } from '../../../shared/page.ts';
import { findPage } from './find-page.ts';

interface Entry {
  _id: Types.ObjectId;
  n: number;
  name: string;
  state: string;
  at: Date;
}

/** Ids in the order of the numbers: the counter in generated ids starts anywhere, and begins again at zero. */
const idOf = (n: number) => new Types.ObjectId(n.toString(16).padStart(24, '0'));

const schema = new Schema<Entry>({ n: Number, name: String, state: String, at: Date });
schema.index({ state: 1, at: -1, _id: -1 });
schema.index({ at: -1, _id: -1 });

describe.each(engines())('a search in many on %s', (engine) => {
  let db: TestDatabase;
  let model: Model<Entry>;
  let stored: Entry[];
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model<Entry>('Searched', schema);
    // About 750 have the same time: only `_id` decides their order.
    stored = Array.from({ length: 1_200 }, (_, n) => ({
      _id: idOf(n),
      n,
      name: n % 200 === 7 ? `Rare ${n}` : n % 2 === 0 ? `Common ${n}` : `Other ${n}`,
      state: n % 5 === 0 ? 'closed' : 'open',
      at: new Date(Date.UTC(2026, 0, 1) + (n > 250 && n < 1_000 ? 900 : n) * 60_000),
    }));
    await model.insertMany(stored);
  });
  afterAll(() => db.close());

  const page = async (filter: object, request: { page: number; limit: number }, direction: 1 | -1 = -1) => {
    const sort = { at: direction, _id: direction };
    const { items, total } = await findPage(model, { filter, sort, request }, ({ n }) => n);
    return { items, total };
  };
  const expected = (pattern: RegExp, state: string | undefined, direction: 1 | -1) =>
    stored
      .filter(({ name, state: own }) => pattern.test(name) && (state === undefined || own === state))
      .map(({ n }) => n)
      .sort((one, other) => direction * (one - other));

  it.each([
    ['rare ones', /rare/i, undefined, -1],
    ['rare ones of a state, oldest first', /rare/i, 'open', 1],
    ['half of all', /common/i, undefined, -1],
    ['nothing', /none/i, undefined, -1],
  ] as const)('finds %s, page by page, and how many there are', async (_, pattern, state, direction) => {
    const all = expected(pattern, state, direction);
    const filter = { ...(state && { state }), $or: [{ name: pattern }, { state: pattern }] };
    for (const number of [1, 8]) {
      const found = await page(filter, { page: number, limit: 3 }, direction);
      expect(found).toEqual({ items: all.slice(3 * (number - 1), 3 * number), total: all.length });
    }
    const last = await page(filter, { page: 1, limit: 2_000 }, direction);
    expect(last).toEqual({ items: all, total: all.length });
  });

  it('counts no more than is worth it, and says that there are more; what an index counts is counted whole', async () => {
    const many = await db.model<Entry>(
      'Many',
      new Schema<Entry>({ n: Number, name: String, state: String, at: Date }),
    );
    const at = new Date('2026-01-01T00:00:00Z');
    const documents = Array.from({ length: MOST_COUNTED + 2 }, (_, n) => ({
      _id: idOf(n),
      n,
      name: 'Common',
      state: 'open',
      at,
    }));
    await many.collection.insertMany(documents);
    const found = (filter: object) =>
      findPage(many, { filter, sort: { _id: -1 }, request: { page: 3, limit: 2 } }, ({ n }) => n);
    expect(await found({ name: /common/i })).toMatchObject({
      items: [MOST_COUNTED - 3, MOST_COUNTED - 4],
      total: MOST_COUNTED,
      isMore: true,
    });
    expect(await found({})).toMatchObject({ total: MOST_COUNTED + 2, isMore: false });
    await many.deleteMany({ n: { $gte: MOST_COUNTED } });
    expect(await found({ name: /common/i })).toMatchObject({ total: MOST_COUNTED, isMore: false });
  });

  // A server searches in a process of its own, and may answer within one turn.
  if (engine === 'embedded')
    it('lets others in between', async () => {
      expect(await turnsDuring(() => page({ name: /none/ }, { page: 1, limit: 10 }))).toBeGreaterThan(2);
    });
});
