import { Schema, Types, type Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { allOf, containing, containingEveryWord } from './containing.ts';
import { searched, searchedOf, wordsIn } from './searched.ts';

interface Entry {
  title: string;
  note?: string;
  skills: string[];
  n: number;
  words?: Record<string, string[]>;
}

const schema = new Schema<Entry>(
  { title: String, note: String, skills: [String], n: Number },
  { versionKey: false },
);
const FIELDS = { title: 'text', note: 'literal', skills: 'skills' } as const;
searched(schema, FIELDS);

describe.each(engines())('what is searched on %s', (engine) => {
  let db: TestDatabase;
  let entries: Model<Entry>;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    entries = await db.model<Entry>('Searched', schema);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  /** Expects each document to have the words of its current fields. */
  async function expectKept(): Promise<void> {
    for (const { words, ...entry } of await entries.find().select('+words').lean<Entry[]>()) {
      const { note, ...own } = wordsIn(entry, { fields: FIELDS });
      // A missing field has no words.
      expect(words).toEqual({ ...own, ...((entry.note !== undefined || words?.['note']) && { note }) });
    }
  }

  it('is written with every change of a field, and given to nobody who does not ask', async () => {
    await entries.create({ title: 'SAP Basis', skills: ['ABAP'], n: 1 });
    await entries.insertMany([{ title: 'Köln', skills: [], n: 2 }]);
    await expectKept();
    // Mongoose makes a change without an operator one of `$set`.
    await entries.updateOne({ n: 2 }, { n: 3 });
    await entries.updateOne({ n: 3 }, { n: 2 });
    await entries.updateOne({ n: 1 }, { $set: { title: 'SAP FI/CO', note: 'New' }, $inc: { n: 10 } });
    await expectKept();
    const changed = await entries
      .findOneAndUpdate({ n: 11 }, { $set: { skills: ['Fiori', 'UI5'] } }, { returnDocument: 'after' })
      .lean<Entry>();
    await expectKept();
    // Leaves the title unchanged.
    await entries.updateOne({ n: 11 }, { $set: { title: undefined, n: 1 } });
    await expectKept();
    await entries.updateMany({}, { $unset: { note: 1 } });
    await entries.updateOne(
      { n: 3 },
      { $setOnInsert: { title: 'Bonn' }, $set: { skills: ['x'] } },
      { upsert: true },
    );
    await expectKept();
    expect(changed).not.toHaveProperty('words');
    expect(await entries.find().lean()).toEqual(
      [1, 2, 3].map(() => expect.not.objectContaining({ words: expect.anything() })),
    );
    expect(searchedOf(schema)).toEqual({ fields: FIELDS, facets: undefined });
  });

  it.each<[string, (id: Types.ObjectId) => PromiseLike<unknown>]>([
    ['pushes', (_id) => entries.updateOne({ _id }, { $push: { skills: 'x' } })],
    ['names no operator', (_id) => entries.updateOne({ _id }, { title: 'x' })],
    ['renames', (_id) => entries.updateOne({ _id }, { $rename: { title: 'note' } })],
    ['replaces', (_id) => entries.replaceOne({ _id }, { title: 'x', skills: [], n: 1 })],
  ])('refuses a change that %s, whose words nobody would know', async (_, change) => {
    const { _id } = await entries.create({ title: 'SAP', skills: [], n: 1 });
    await expect(change(_id)).rejects.toThrow(/searched/);
  });

  it('is found literally, anywhere in a word and in any of several fields', async () => {
    const found = async (...conditions: object[]) =>
      (
        await entries
          .find(allOf(...conditions))
          .sort({ n: 1 })
          .lean<Entry[]>()
      ).map(({ n }) => n);
    await entries.create([
      { title: 'SAP FI/CO Consultant (m/w/d)', skills: ['S/4HANA', 'C++'], n: 1 },
      { title: 'Beraterin München', note: 'SAP', skills: ['MÜNZEN'], n: 2 },
      {
        title: 'x',
        skills: Array.from({ length: 300 }, (_, i) => `skill${i} of many`).concat('at the END'),
        n: 3,
      },
    ]);
    expect(await found()).toEqual([1, 2, 3]);
    const contained = (fields: string[], text?: string) => found(...containing(fields, text));
    expect(await contained(['title'], 'fi/co')).toEqual([1]);
    expect(await contained(['title'])).toEqual([1, 2, 3]);
    expect(await contained(['title', 'note'], 'sap')).toEqual([1, 2]);
    expect(await contained(['skills'], '++')).toEqual([1]);
    expect(await contained(['skills'], 'münz')).toEqual([2]);
    expect(await contained(['skills'], '4hana')).toEqual([1]);
    expect(await contained(['title'], 'munchen')).toEqual([]);
    expect(await contained(['title'], 'TERIN MÜ')).toEqual([2]);
    // One or two letters are found at the beginning of a word, signs anywhere.
    expect(await contained(['title'], 'fi')).toEqual([1]);
    expect(await contained(['title'], 'in')).toEqual([]);
    expect(await contained(['title', 'skills'], '/')).toEqual([1]);
    for (const sign of ['#', '_', '.']) expect(await contained(['title', 'skills'], sign)).toEqual([]);
    // Beyond the entries that are kept.
    expect(await contained(['skills'], 'the end')).toEqual([3]);
    expect(await contained(['skills'], 'nowhere')).toEqual([]);
    expect(await found(...containingEveryWord(['title', 'note', 'skills'], ' sap  münzen '))).toEqual([2]);
    expect(await found(...containingEveryWord(['title', 'note'], 'sap hana'))).toEqual([]);
    expect(await found(...containing(['title'], '.*'), ...containing(['note'], 'sap'))).toEqual([]);
  });
});
