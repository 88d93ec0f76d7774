import type { Collection } from 'mongoose';
import { turnsDuring } from '../../../test/support/app/turns.ts';
import { embedded, type Opened } from './support/engines.ts';

interface Entry {
  n: number;
  kind: string;
  text: string;
  words: string[];
  names: string[];
}

const COUNT = 24_000;
const MOST = 10_001;

let world: Opened;
let entries: Collection<Entry>;
beforeAll(async () => {
  world = await embedded.open();
  entries = world.connection.collection<Entry>('entries');
  for (const field of ['words', 'names', 'kind']) await entries.createIndex({ [field]: 1 });
  const docs = Array.from({ length: COUNT }, (_, n) => ({
    n,
    kind: n % 3 ? 'open' : 'closed',
    text: `number ${n % 8}`,
    words: ['many', 'manifold', n % 2 ? 'odd' : 'even', n % 7 ? 'usual' : 'seventh', n % 400 ? '' : 'rare'],
    names: [n % 5 ? 'many' : 'fifth'],
  }));
  for (let at = 0; at < COUNT; at += 4_000) await entries.insertMany(docs.slice(at, at + 4_000));
});
afterAll(() => world.close());

const all = (test: (n: number) => boolean): number =>
  Array.from({ length: COUNT }, (_, n) => n).filter(test).length;
const isOpen = (n: number) => n % 3 !== 0;

/** Counting ten thousand matches by their documents takes more turns, because fifty are examined in each. */
const TURNS_BY_DOCUMENTS = 200;

it.each<[string, object, number]>([
  ['a few', { words: /^rare/ }, all((n) => n % 400 === 0)],
  ['half of all', { words: /^odd/ }, MOST],
  ['too many for their rows to be told', { words: /^man/ }, MOST],
  [
    'any of several',
    { $or: [{ words: /^seventh/ }, { names: /^fifth/ }] },
    all((n) => n % 7 === 0 || n % 5 === 0),
  ],
  ['all of several', { words: /^seventh/, names: /^fifth/ }, all((n) => n % 35 === 0)],
  [
    'all of a frequent and another',
    { $and: [{ words: /^man/ }, { words: /^seventh/ }] },
    all((n) => n % 7 === 0),
  ],
  ['those of another condition with an index', { kind: 'open', words: /^man/ }, MOST],
  [
    'fewer of another condition',
    { kind: 'closed', $and: [{ $or: [{ words: /^seventh/ }, { names: /^fifth/ }] }] },
    all((n) => !isOpen(n) && (n % 7 === 0 || n % 5 === 0)),
  ],
])('counts what patterns find from the indexes of their fields: %s', async (_, filter, count) => {
  const turns = await turnsDuring(async () =>
    expect(await entries.countDocuments(filter, { limit: MOST })).toBe(count),
  );
  expect(turns).toBeLessThan(TURNS_BY_DOCUMENTS / 4);
});

it.each<[string, object, number]>([
  ['all of many', { words: /^man/ }, COUNT],
  [
    'what one index does not decide',
    { kind: { $ne: 'closed' }, words: /^odd/ },
    all((n) => isOpen(n) && n % 2 === 1),
  ],
  [
    'what a pattern narrows and a text decides',
    { $or: [{ words: /^seventh/ }, { text: /ber 3/, $and: [{ words: /^odd/ }] }] },
    all((n) => n % 7 === 0 || n % 8 === 3),
  ],
  [
    'what is beyond the first ones',
    { words: /^seventh/, n: { $gte: 12_000 } },
    all((n) => n % 7 === 0 && n >= 12_000),
  ],
])('counts the same where documents are read: %s', async (_, filter, count) => {
  expect(await entries.countDocuments(filter)).toBe(count);
  expect(await entries.countDocuments(filter, { skip: 10, limit: 100 })).toBe(100);
  expect(await entries.countDocuments(filter, { skip: count - 3, limit: 100 })).toBe(3);
});
