import { Schema, type Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { allOf } from './containing.ts';
import { literal } from '../database/queries/literal.ts';
import { EVERY_WORD, finding, OF_SKILLS } from './finding.ts';
import { folded } from './search-words.ts';
import { searched } from './searched.ts';

interface Entry {
  title: string;
  skills: string[];
  name: string;
  n: number;
}

const FIELDS = { title: 'text', skills: 'skills', name: 'name' } as const;
const schema = new Schema<Entry>(
  { title: String, skills: [String], name: String, n: Number },
  { versionKey: false },
);
searched(schema, FIELDS);

/** Parts of the texts of the trade, with all that is hard to fold. */
const PIECES = [
  ...['SAP', 'S/4', 'HANA', 'fi', 'CO', 'Köln', 'Koeln', 'ß', 'SS', 'ſ', 'İ', 'ﬁ', 'C++', 'C#', 'abc', 'R/3'],
  ...[
    '-',
    '/',
    ', ',
    ',',
    '_',
    '…',
    '.',
    '*',
    '(',
    '&',
    ' ',
    '  ',
    '\u00ad',
    '\u0301',
    '🚀',
    '日本',
    'Berater',
  ],
];

describe.each(engines())('a search text on %s', (engine) => {
  let db: TestDatabase;
  let entries: Model<Entry>;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    entries = await db.model<Entry>('Found', schema);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const add = (all: Partial<Entry>[]) =>
    entries.create(all.map((each, n) => ({ title: '', skills: [], name: '', n, ...each })));
  const numbers = async (conditions: object[]) => {
    const found = await entries
      .find(allOf(...conditions))
      .sort({ n: 1 })
      .lean<Entry[]>();
    return found.map(({ n }) => n);
  };

  it('finds a text by any name of what is in it, and by what is broader, but not the other way round', async () => {
    await add([
      { title: 'S/4HANA-Berater Köln' },
      { skills: ['SAP HANA'] },
      { title: 'Consultant', skills: ['S4 HANA'] },
      { name: 'S4HANA GmbH' },
      { title: 'Services 4.0' },
    ]);
    for (const q of ['S4HANA', 's/4 hana', 'S4-Hana', 'S/4'])
      expect([q, await numbers(finding(FIELDS, q))]).toEqual([q, expect.arrayContaining([0, 2])]);
    expect(await numbers(finding(FIELDS, 's/4 hana'))).toEqual([0, 2]);
    expect(await numbers(finding(FIELDS, 'HANA'))).toEqual([0, 1, 2, 3]);
    expect(await numbers(finding(FIELDS, 'Cologne'))).toEqual([0]);
  });

  it('finds each part in some field, a word by its beginning', async () => {
    await add([
      { title: 'Berater für Berechtigungen', skills: ['S4HANA'] },
      { title: 'Berater', skills: ['Ariba'] },
      { name: 'Jörg Schröder', skills: ['S4HANA'] },
    ]);
    expect(await numbers(finding(FIELDS, 'S/4 HANA Berater'))).toEqual([0]);
    expect(await numbers(finding(FIELDS, 'Authorisations'))).toEqual([0]);
    expect(await numbers(finding(FIELDS, 'schroe s/4hana', EVERY_WORD))).toEqual([2]);
    expect(await numbers(finding(FIELDS, 'chroeder'))).toEqual([]);
    // Signs between words hold them together.
    await add([
      { title: 'Foo/Bar', n: 7 },
      { title: 'bar foo', n: 8 },
      { title: 'Food Barn', n: 9 },
    ]);
    expect(await numbers(finding(FIELDS, 'foo-bar'))).toEqual([7]);
  });

  it('takes commas for alternatives, and the text with its commas as well', async () => {
    await add([{ skills: ['ABAP'] }, { title: 'Köln, Mitte' }, { title: 'Mitteilung' }, { title: 'x' }]);
    expect(await numbers(finding(FIELDS, ' abap , ,Koeln'))).toEqual([0, 1]);
    expect(await numbers(finding(FIELDS, 'öln, mit'))).toEqual([1, 2]);
    expect(await numbers(finding(FIELDS, 'ln, mi'))).toEqual([1, 2]);
    for (const nothing of [undefined, '', '  ']) expect(finding(FIELDS, nothing)).toEqual([]);
    expect(await numbers(finding(FIELDS, ','))).toEqual([1]);
  });

  it('finds what names women in any way of writing it, names without their apostrophe, and skills that make up another', async () => {
    await add([
      { title: 'Disponent:in in Berlin' },
      { title: 'Disponent*innen' },
      { name: 'Aoife O’Neill' },
      { skills: ['SAP FI', 'SAP CO'] },
      { skills: ['FI/CO'] },
      { skills: ['FI'] },
    ]);
    for (const q of [
      'Disponent:in',
      'Disponent*in',
      'Disponent_in',
      'DisponentInnen',
      'Disponent/-in',
      'disponent',
    ])
      expect([q, await numbers(finding(FIELDS, q))]).toEqual([q, [0, 1]]);
    for (const q of ['oneill', 'O’Neill', "o'neill", 'neill', 'aoife oneill'])
      expect([q, await numbers(finding(FIELDS, q, EVERY_WORD))]).toEqual([q, [2]]);
    for (const q of ['FI/CO', 'FICO', 'FI CO', 'fi-co'])
      expect([q, await numbers(finding(FIELDS, q, OF_SKILLS))]).toEqual([q, [3, 4]]);
    expect(await numbers(finding(FIELDS, 'disponent*'))).toEqual([0, 1]);
  });

  it('finds a short name of a skill in no other word', async () => {
    await add([{ skills: ['FI/CO'] }, { skills: ['Fiori'] }, { title: 'Field service' }, { skills: ['Go'] }]);
    expect(await numbers(finding(FIELDS, 'fi', OF_SKILLS))).toEqual([0]);
    expect(await numbers(finding(FIELDS, 'fi'))).toEqual([0, 1, 2]);
    expect(await numbers(finding(FIELDS, 'FI, Fior', OF_SKILLS))).toEqual([0, 1]);
    expect(await numbers(finding(FIELDS, 'Golang', OF_SKILLS))).toEqual([3]);
    expect(await numbers(finding(FIELDS, 'Go', OF_SKILLS))).toEqual([3]);
  });

  it('never loses what contains it literally', async () => {
    let seed = 11;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const text = (most: number) =>
      Array.from({ length: 1 + next(most) }, () => PIECES[next(PIECES.length)]!).join(next(2) ? ' ' : '');
    const all = Array.from({ length: 300 }, (_, n) => ({
      n,
      title: text(6),
      name: text(3),
      skills: [text(3), text(2)],
    }));
    await entries.insertMany(all);
    const lost: unknown[] = [];
    for (let i = 0; i < 200; i++) {
      const title = Array.from(all[next(all.length)]!.title);
      const from = next(title.length);
      const q = title.slice(from, from + 2 + next(12)).join('');
      // One or two letters are found at the beginning of words only.
      if (q.trim() === '' || /^\s*[\p{L}\p{N}]{1,2}\s*$/u.test(folded(q))) continue;
      const pattern = literal(q);
      const found = new Set(await numbers(finding(FIELDS, q)));
      for (const entry of all)
        if (pattern.test(entry.title) && !found.has(entry.n)) lost.push([q, entry.title]);
    }
    expect(lost).toEqual([]);
  });
});
