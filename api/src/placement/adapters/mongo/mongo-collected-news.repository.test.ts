import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import { NEWS_BOUNDS, noNews, type NewsSide } from '../../domain/collected-news.ts';
import { collected, mailed } from '../../domain/news-bounds.ts';
import { COLLECTED_NEWS_MODEL, collectedNewsSchema } from './collected-news.schema.ts';
import { MongoCollectedNewsRepository } from './mongo-collected-news.repository.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));

describe.each(engines())('news that collect, on %s', (engine) => {
  let db: TestDatabase;
  let news: MongoCollectedNewsRepository;
  const opened = async () =>
    new MongoCollectedNewsRepository(await db.model(COLLECTED_NEWS_MODEL, collectedNewsSchema));

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    news = await opened();
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const [applicantId, targetId] = [newId(), newId()];
  const of = (side: NewsSide) => noNews(side, { id: newId(), applicantId, targetId });

  it('are there for another process, for each side and target, with what was mailed', async () => {
    const waiting = collected(mailed(of('applicant'), at(0), NEWS_BOUNDS), at(1), NEWS_BOUNDS);
    await news.put(waiting);
    const decider = mailed(of('decider'), at(2), NEWS_BOUNDS);
    await news.put(decider);
    const after = await opened();
    expect(await after.find(waiting)).toEqual(waiting);
    expect(await after.find(decider)).toEqual(decider);
    expect(await after.find({ ...waiting, targetId: newId() })).toBeNull();
    await news.put({ ...waiting, isWaiting: false });
    expect(await after.find(waiting)).toEqual({ ...waiting, isWaiting: false });
    await news.remove(waiting);
    expect([await news.find(waiting), await news.find(decider)]).toEqual([null, decider]);
  });

  it('are due in the order in which they have waited, at most so many', async () => {
    const [first, second, third] = [3, 1, 2].map((minute) => ({
      ...of('applicant'),
      targetId: newId(),
      nextAt: at(minute),
    }));
    for (const each of [first!, second!, third!]) await news.put(each);
    expect(await news.due(at(0), 10)).toEqual([]);
    expect(await news.due(at(2), 10)).toEqual([second, third]);
    expect(await news.due(at(3), 2)).toEqual([second, third]);
  });
});
