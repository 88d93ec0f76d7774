import { Types } from 'mongoose';
import { withoutCandidates, type Place } from './after-candidates.ts';

/** Entries newest first; each two have the same time, so that the id decides. */
const LIST: Place[] = Array.from({ length: 40 }, (_, i) => ({
  _id: new Types.ObjectId((1000 - i).toString(16).padStart(24, '0')),
  createdAt: new Date(Date.UTC(2026, 0, 40 - Math.floor(i / 2))),
}));

const read = (skip: number, limit: number) => Promise.resolve(LIST.slice(skip, skip + limit));

it.each([
  ['at the beginning', [0, 1, 2, 3, 4]],
  ['at the end', [35, 36, 37, 38, 39]],
  ['all over the list, in any order', [31, 0, 17, 8, 9, 22, 39, 3]],
  ['nowhere', []],
])('every other entry comes once, in order, when the candidates are %s', async (_, positions) => {
  const candidates = positions.map((at) => LIST[at]!);
  const others = LIST.filter((place) => !candidates.includes(place));
  for (const count of [1, 3, 7, 40]) {
    const pages: Place[] = [];
    for (let from = 0; from < others.length; from += count)
      pages.push(...(await withoutCandidates(candidates, { from, count, read })));
    expect(pages).toEqual(others);
  }
});

it('behind the end there is nothing', async () => {
  expect(await withoutCandidates(LIST.slice(0, 3), { from: 37, count: 5, read })).toEqual([]);
  expect(await withoutCandidates(LIST, { from: 0, count: 5, read })).toEqual([]);
});
