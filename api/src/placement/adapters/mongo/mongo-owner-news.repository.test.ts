import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import { MongoOwnerNewsRepository } from './mongo-owner-news.repository.ts';
import { OWNER_NEWS_MODEL, ownerNewsSchema } from './owner-news.schema.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));

describe.each(engines())('what owners are told, on %s', (engine) => {
  let db: TestDatabase;
  let news: MongoOwnerNewsRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    news = new MongoOwnerNewsRepository(await db.model(OWNER_NEWS_MODEL, ownerNewsSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  it('is told at once, and then at most once an hour', async () => {
    const [owner, first, second, third] = [newId(), newId(), newId(), newId()];
    expect(await news.tellNowOrLater(owner, first, at(0))).toBe(true);
    expect(await news.tellNowOrLater(owner, second, at(10))).toBe(false);
    expect(await news.tellNowOrLater(owner, third, at(50))).toBe(false);
    expect(await news.findDue(at(59))).toEqual([]);
    expect(await news.take(owner, at(59))).toEqual({ applied: [], withdrawn: [] });
    expect(await news.findDue(at(60))).toEqual([{ ownerId: owner, dueAt: at(60) }]);
    expect(await news.take(owner, at(60))).toEqual({ applied: [second, third], withdrawn: [] });
  });

  it('is taken by one of two who come at once', async () => {
    const owner = newId();
    await news.tellNowOrLater(owner, newId(), at(0));
    await news.tellNowOrLater(owner, newId(), at(1));
    const taken = await Promise.all([news.take(owner, at(61)), news.take(owner, at(61))]);
    expect(taken.map(({ applied }) => applied.length).sort()).toEqual([0, 1]);
    expect(await news.findDue(at(61))).toEqual([]);
  });

  it('waits an hour from the mail that went out last', async () => {
    const owner = newId();
    await news.tellNowOrLater(owner, newId(), at(0));
    await news.noteTold(owner, at(30));
    await news.tellNowOrLater(owner, newId(), at(31));
    expect(await news.findDue(at(60))).toEqual([]);
    expect(await news.findDue(at(90))).toEqual([{ ownerId: owner, dueAt: at(90) }]);
  });

  it('waits for the morning, without those who withdraw before it', async () => {
    const [owner, kept, gone, old] = [newId(), newId(), newId(), newId()];
    await news.tellAt(at(120), owner, kept);
    await news.tellAt(at(120), owner, gone);
    expect(await news.drop(owner, gone)).toBe(true);
    expect(await news.drop(owner, old)).toBe(false);
    await news.tellWithdrawnAt(at(120), owner, old);
    expect(await news.findDue(at(119))).toEqual([]);
    await news.postpone(owner, at(119), at(300));
    expect(await news.findDue(at(120))).toEqual([{ ownerId: owner, dueAt: at(120) }]);
    await news.postpone(owner, at(120), at(180));
    expect(await news.findDue(at(179))).toEqual([]);
    expect(await news.take(owner, at(180))).toEqual({ applied: [kept], withdrawn: [old] });
    expect(await news.take(owner, at(180))).toEqual({ applied: [], withdrawn: [] });
    // Its first mail was not one of those that come at once.
    expect(await news.tellNowOrLater(owner, newId(), at(181))).toBe(true);
  });
});
