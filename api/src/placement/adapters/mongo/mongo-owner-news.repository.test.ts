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
    expect(await news.take(owner, at(59))).toEqual([]);
    expect(await news.findDue(at(60))).toEqual([owner]);
    expect(await news.take(owner, at(60))).toEqual([second, third]);
  });

  it('is taken by one of two who come at once', async () => {
    const owner = newId();
    await news.tellNowOrLater(owner, newId(), at(0));
    await news.tellNowOrLater(owner, newId(), at(1));
    const taken = await Promise.all([news.take(owner, at(61)), news.take(owner, at(61))]);
    expect(taken.map((waiting) => waiting.length).sort()).toEqual([0, 1]);
    expect(await news.findDue(at(61))).toEqual([]);
  });

  it('waits an hour from the mail that went out last', async () => {
    const owner = newId();
    await news.tellNowOrLater(owner, newId(), at(0));
    await news.noteTold(owner, at(30));
    await news.tellNowOrLater(owner, newId(), at(31));
    expect(await news.findDue(at(60))).toEqual([]);
    expect(await news.findDue(at(90))).toEqual([owner]);
  });
});
