import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import { mailed } from '../../domain/news-bounds.ts';
import { boundsOf, FIRM, nothingTold, oneMore, type NewsReader } from '../../domain/reader-news.ts';
import { MongoReaderNewsRepository } from './mongo-reader-news.repository.ts';
import { READER_NEWS_MODEL, readerNewsSchema } from './reader-news.schema.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));

describe.each(engines())('the news of readers, on %s', (engine) => {
  let db: TestDatabase;
  let news: MongoReaderNewsRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    news = new MongoReaderNewsRepository(await db.model(READER_NEWS_MODEL, readerNewsSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const company = (): NewsReader => ({ kind: 'company', id: newId() });
  const locked = (reader: NewsReader) => db.unitOfWork.run(() => news.lock(reader));

  it('begin with nothing told, and are there again as they were put', async () => {
    const reader = company();
    expect(await locked(reader)).toEqual(nothingTold(reader));
    expect(await locked(FIRM)).toEqual(nothingTold(FIRM));
    const told = mailed(nothingTold(reader), at(0), boundsOf(reader));
    const waiting = oneMore(told, { topic: 'project-state', id: newId() }, at(1));
    await news.put(waiting);
    expect(await locked(reader)).toEqual(waiting);
    expect(await locked(FIRM)).toEqual(nothingTold(FIRM));
    await news.remove(reader);
    await news.remove(reader);
    expect(await locked(reader)).toEqual(nothingTold(reader));
  });

  it('are changed by one unit of work after the other', async () => {
    const add = () =>
      db.unitOfWork.run(async () => {
        await news.put(oneMore(await news.lock(FIRM), { topic: 'contact' }, at(0)));
      });
    await Promise.all(Array.from({ length: 10 }, add));
    expect((await locked(FIRM)).waiting).toEqual([{ topic: 'contact', count: 10, ids: [] }]);
  });

  it('are due in the order in which they have waited, at most so many', async () => {
    const [first, second, third] = [3, 1, 2].map((minute) => ({
      ...oneMore(nothingTold(company()), { topic: 'project-state' }, at(0)),
      nextAt: at(minute),
    }));
    for (const each of [first!, second!, third!]) {
      await locked(each.reader);
      await news.put(each);
    }
    expect(await news.due(at(0), 10)).toEqual([]);
    expect(await news.due(at(2), 10)).toEqual([second, third]);
    expect(await news.due(at(3), 2)).toEqual([second, third]);
  });
});
