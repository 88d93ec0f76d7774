import { mailed } from './news-bounds.ts';
import {
  boundsOf,
  FIRM,
  FIRM_BOUNDS,
  MOST_IDS,
  nothingTold,
  oneMore,
  type ReaderNews,
} from './reader-news.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 9) + hours * HOUR);
const company = { kind: 'company', id: 'c' } as const;
const told = (news: ReaderNews, count: number) =>
  Array.from({ length: count }).reduce<ReaderNews>(
    (before) => mailed(before, at(0), boundsOf(before.reader)),
    news,
  );

it('the firm gets more mails at once than a company', () => {
  expect(boundsOf(FIRM)).toBe(FIRM_BOUNDS);
  expect(boundsOf(company)[0]!.most).toBeLessThan(FIRM_BOUNDS[0].most);
});

it('what waits is counted by topic, in the order of the first of each', () => {
  const full = told(nothingTold(FIRM), FIRM_BOUNDS[0].most);
  const one = oneMore(full, { topic: 'request' }, at(0.5));
  expect([one.isWaiting, one.nextAt]).toEqual([true, at(1)]);
  const news = oneMore(oneMore(one, { topic: 'contact' }, at(0.6)), { topic: 'request' }, at(0.7));
  expect(news.waiting).toEqual([
    { topic: 'request', count: 2, ids: [] },
    { topic: 'contact', count: 1, ids: [] },
  ]);
  expect(news.nextAt).toEqual(at(1));
});

it('of what the news are about, the latest different ones are known', () => {
  const about = (news: ReaderNews, id: string) => oneMore(news, { topic: 'project-state', id }, at(0));
  const twice = ['a', 'b', 'a'].reduce(about, nothingTold(company));
  expect(twice.waiting).toEqual([{ topic: 'project-state', count: 3, ids: ['b', 'a'] }]);
  const many = Array.from({ length: MOST_IDS + 5 }, (_, index) => `p${index}`).reduce(
    about,
    nothingTold(company),
  );
  expect(many.waiting[0]).toMatchObject({ count: MOST_IDS + 5 });
  expect(many.waiting[0]?.ids).toHaveLength(MOST_IDS);
  expect(many.waiting[0]?.ids.at(-1)).toBe(`p${MOST_IDS + 4}`);
});
