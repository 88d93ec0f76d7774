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

/** An owner, with the words that the index of searches adds. */
interface Owner {
  _id: Types.ObjectId;
  name: string;
  words: object;
}

const OwnerSchema = new Schema<Owner>({ name: String, words: Schema.Types.Mixed }, { versionKey: false });

describe.each(engines())('hot reads on %s', (engine) => {
  let database: TestDatabase;
  let notes: Model<Note>;
  let owners: Model<Owner>;
  const owner = new Types.ObjectId();
  const add = async (text: string) => {
    const [note] = await notes.create([{ owner, text, tags: ['a', 'b'], at: new Date(0) }]);
    return String(note?._id);
  };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    notes = await database.model('Note', NoteSchema);
    owners = await database.model('Owner', OwnerSchema);
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

  it('give more documents than one answer holds', async () => {
    await notes.insertMany(Array.from({ length: 1_002 }, (_, i) => ({ owner, text: String(i) })));
    expect(await hotFind(notes, { owner })).toHaveLength(1_002);
    const part = await hotFind<Note>(notes, { owner }, { sort: { _id: 1 }, skip: 1_000, limit: 1 });
    expect(part.map(({ text }) => text)).toEqual(['1000']);
  });

  describe('of a document and the one that it names', () => {
    /** The connections that commands took: on MongoDB one for each command. */
    let taken = 0;
    const count = () => (taken += 1);
    const readBoth = (note: string, by = String(owner)) =>
      Promise.all([hotRead(notes, note, 'owner'), hotRead(owners, by)]);

    beforeEach(async () => {
      await owners.create([{ _id: owner, name: 'Ada', words: { name: ['ada'] } }]);
      database.connection.getClient().on('connectionCheckedOut', count);
    });
    afterEach(() => void database.connection.getClient().off('connectionCheckedOut', count));

    it('take one command', async () => {
      const id = await add('one');
      taken = 0;
      const [note, named] = await readBoth(id);
      expect(taken).toBe(engine === 'mongodb' ? 1 : 0);
      expect(note).toEqual(await notes.findById(id).lean());
      expect(named).toEqual({ _id: owner, name: 'Ada' });
    });

    it('give what is there when one is missing, or another one is named', async () => {
      const id = await add('one');
      const other = new Types.ObjectId();
      await owners.create([{ _id: other, name: 'Bob' }]);
      expect(await readBoth('f'.repeat(24))).toMatchObject([null, { name: 'Ada' }]);
      expect(await readBoth(id, String(other))).toMatchObject([{ text: 'one' }, { name: 'Bob' }]);
      await owners.deleteOne({ _id: owner });
      expect(await readBoth(id)).toMatchObject([{ text: 'one' }, null]);
    });

    it('give each request its own', async () => {
      const other = new Types.ObjectId();
      await owners.create([{ _id: other, name: 'Bob' }]);
      const [of] = await notes.create([{ owner: other, text: 'of Bob' }]);
      const both = await Promise.all([readBoth(await add('one')), readBoth(String(of?._id), String(other))]);
      expect(both).toMatchObject([
        [{ text: 'one' }, { name: 'Ada' }],
        [{ text: 'of Bob' }, { name: 'Bob' }],
      ]);
    });
  });
});
