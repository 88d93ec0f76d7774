import { Schema, type Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { allOf } from './containing.ts';
import { finding, OF_SKILLS } from './finding.ts';
import { FOUND, NOT_FOUND, SKILLS_FOUND, SKILLS_NOT_FOUND } from './found-pairs.fixture.ts';
import { searched } from './searched.ts';

interface Entry {
  text: string;
  skills: string;
}
const schema = new Schema<Entry>({ text: String, skills: String }, { versionKey: false });
const FIELDS = { text: 'text', skills: 'skills' } as const;
searched(schema, FIELDS);

describe.each(engines())('what people type on %s', (engine) => {
  let db: TestDatabase;
  let entries: Model<Entry>;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    entries = await db.model<Entry>('Pair', schema);
    const texts = (rows: string[][]) => [...new Set(rows.flatMap(([, ...found]) => found))];
    await entries.insertMany([
      ...texts([...FOUND, ...NOT_FOUND]).map((text) => ({ text, skills: '' })),
      ...texts([...SKILLS_FOUND, ...SKILLS_NOT_FOUND]).map((skills) => ({ text: '', skills })),
    ]);
  });
  afterAll(() => db.close());

  /** Returns those of the texts that a search finds. */
  async function found([typed, ...texts]: string[], rule?: typeof OF_SKILLS): Promise<string[]> {
    const all = await entries.find(allOf(...finding(FIELDS, typed, rule))).lean<Entry[]>();
    return texts.filter((wanted) => all.some(({ text, skills }) => (rule ? skills : text) === wanted));
  }

  it.each(FOUND)('“%s” finds titles and places by their other names', async (...row) => {
    expect(await found(row)).toEqual(row.slice(1));
  });
  it.each(NOT_FOUND)('“%s” finds no title that means something else', async (...row) => {
    expect(await found(row)).toEqual([]);
  });
  it.each(SKILLS_FOUND)('“%s” finds skills by their other names', async (...row) => {
    expect(await found(row, OF_SKILLS)).toEqual(row.slice(1));
  });
  it.each(SKILLS_NOT_FOUND)('“%s” finds no skill that means something else', async (...row) => {
    expect(await found(row, OF_SKILLS)).toEqual([]);
  });
});
