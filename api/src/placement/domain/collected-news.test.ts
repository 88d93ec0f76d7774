import { NEWS_BOUNDS, noNews, type CollectedNews } from './collected-news.ts';
import * as bounds from './news-bounds.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 2, 9);
const at = (hours: number) => new Date(START + hours * HOUR);
const [hourly, daily] = NEWS_BOUNDS;
const roomAt = (news: CollectedNews, now: Date) => bounds.roomAt(news, now, NEWS_BOUNDS);
const isAtOnce = (news: CollectedNews, now: Date) => bounds.isAtOnce(news, now, NEWS_BOUNDS);
const mailed = (news: CollectedNews, now: Date) => bounds.mailed(news, now, NEWS_BOUNDS);
const collected = (news: CollectedNews, now: Date) => bounds.collected(news, now, NEWS_BOUNDS);
const none = noNews('applicant', { id: 'a', applicantId: 'p', targetId: 't' });
const after = (count: number, when: (index: number) => Date): CollectedNews =>
  Array.from({ length: count }, (_, index) => when(index)).reduce((news, date) => mailed(news, date), none);

it('the first ones of an hour are mailed at once, until the bound', () => {
  expect(isAtOnce(none, at(0))).toBe(true);
  expect(
    isAtOnce(
      after(hourly.most - 1, () => at(0)),
      at(0),
    ),
  ).toBe(true);
  const full = after(hourly.most, (index) => at(index / 100));
  expect(isAtOnce(full, at(0.9))).toBe(false);
  expect(roomAt(full, at(0.9))).toEqual(at(1));
  expect(isAtOnce(full, at(1))).toBe(true);
});

it('the bound of a day holds for those who keep that of an hour', () => {
  const full = after(daily.most, (index) => at(index / 2));
  expect(roomAt(full, at(12))).toEqual(at(24));
  expect(full.told).toHaveLength(daily.most);
  expect(mailed(full, at(24)).told).toHaveLength(daily.most);
});

it('what waits is not overtaken, and its time stays', () => {
  const full = after(hourly.most, () => at(0));
  const waiting = collected(full, at(0.1));
  expect([waiting.isWaiting, waiting.nextAt]).toEqual([true, at(1)]);
  expect(collected(waiting, at(0.5))).toBe(waiting);
  expect(isAtOnce(waiting, at(3))).toBe(false);
  expect(mailed(waiting, at(0.5)).nextAt).toEqual(at(1));
});

it('without waiting news it may be forgotten when no bound looks at it', () => {
  expect(mailed(none, at(0)).nextAt).toEqual(at(24));
});

it('stay those of one side about one person and one target, and name the application', () => {
  const about = { side: 'applicant', applicationId: 'a', applicantId: 'p', targetId: 't' };
  for (const news of [none, mailed(none, at(0)), collected(none, at(0))]) expect(news).toMatchObject(about);
});
