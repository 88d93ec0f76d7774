import { type Model, Schema, Types } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { hotFind, hotRead } from './hot-read.ts';

interface Note {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  text: string;
  tags: string[];
  at: Date | null;
}

const NoteSchema = new Schema<Note>(
  { owner: Schema.Types.ObjectId, text: String, tags: [String], at: Date },
  { versionKey: false },
);

describe.each(engines())('hot reads on %s', (engine) => {
  let database: TestDatabase;
  let notes: Model<Note>;
  const owner = new Types.ObjectId();
  const add = async (text: string) => {
    const [note] = await notes.create([{ owner, text, tags: ['a', 'b'], at: new Date(0) }]);
    return String(note?._id);
  };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    notes = await database.model('Note', NoteSchema);
  });
  afterAll(() => database.close());
  beforeEach(() => database.clear());

  it('give what Mongoose gives', async () => {
    const [first, second] = [await add('one'), await add('two')];
    await notes.create([{ owner: new Types.ObjectId(), text: 'of another' }]);
    expect(await hotRead(notes, first)).toEqual(await notes.findById(first).lean());
    const found = await hotFind(notes, { owner }, { sort: { text: -1 } });
    expect(found).toEqual(await notes.find({ owner }).sort({ text: -1 }).lean());
    expect(found.map(({ _id }) => String(_id))).toEqual([second, first]);
    expect(await hotRead(notes, 'f'.repeat(24))).toBeNull();
  });

  it('see what the open unit of work has written, which is gone with it', async () => {
    const work = database.unitOfWork.run(async () => {
      const id = await add('inside');
      expect(await hotRead(notes, id)).toMatchObject({ text: 'inside' });
      expect(await hotFind(notes, { owner }, { sort: { _id: 1 } })).toHaveLength(1);
      throw new Error(id);
    });
    const id = await work.catch((error: Error) => error.message);
    expect(await hotRead(notes, String(id))).toBeNull();
  });
});
