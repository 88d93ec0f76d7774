import { type Model, Schema } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { literal } from './queries/literal.ts';
import { isDuplicateKey } from './mongo-errors.ts';

interface Thing {
  _id: string;
  name: string;
  kind: string;
  count: number;
}

const ThingSchema = new Schema<Thing>(
  { _id: String, name: String, kind: String, count: Number },
  { versionKey: false },
);
ThingSchema.index({ name: 1 }, { unique: true });
ThingSchema.index({ kind: 1, count: 1 }, { unique: true });

describe.each(engines())('the store on %s', (engine) => {
  let database: TestDatabase;
  let things: Model<Thing>;
  const run = <T>(work: () => Promise<T>): Promise<T> => database.unitOfWork.run(work);
  const add = (id: string, count = 0, kind = 'any') =>
    things.create({ _id: id, name: `name of ${id}`, kind, count });

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    things = await database.model('Thing', ThingSchema);
  });
  afterAll(() => database.close());
  beforeEach(() => database.clear());

  it('keeps all writes of a unit of work, and answers its result', async () => {
    const result = await run(async () => {
      await add('a');
      await add('b', 1);
      return things.countDocuments();
    });
    expect(result).toBe(2);
    expect(await things.countDocuments()).toBe(2);
  });

  it('keeps none when it throws, and throws the same error', async () => {
    const error = new Error('no');
    const work = run(async () => {
      await add('a');
      await things.updateOne({ _id: 'a' }, { $inc: { count: 1 } });
      throw error;
    });
    await expect(work).rejects.toBe(error);
    expect(await things.countDocuments()).toBe(0);
  });

  it('ends with what was asked for, as a part of it', async () => {
    let times = 0;
    const last = async () => void (await add(`last ${++times}`, times, 'last'));
    await database.unitOfWork.endingWith(last, async () => {
      await run(() => run(() => add('a')));
      await expect(run(() => add('a'))).rejects.toThrow();
    });
    await run(() => add('b', 1));
    expect((await things.find({}).lean()).map(({ _id }) => _id).sort()).toEqual(['a', 'b', 'last 1']);
    const refusal = () => Promise.reject(new Error('refused'));
    const refused = database.unitOfWork.endingWith(refusal, () => run(() => add('c', 2)));
    await expect(refused).rejects.toThrow('refused');
    expect(await things.countDocuments({ _id: 'c' })).toBe(0);
  });

  it('ends with what each call around it asked for, the innermost first', async () => {
    const written: string[] = [];
    const noting = (name: string) => async () => {
      written.push(name);
      await add(name, written.length, 'last');
    };
    const { unitOfWork } = database;
    await unitOfWork.endingWith(noting('outer'), () =>
      unitOfWork.endingWith(noting('inner'), () => run(() => add('a'))),
    );
    expect(written).toEqual(['inner', 'outer']);
    expect(await things.countDocuments()).toBe(3);
  });

  it('joins the one it is called in', async () => {
    const work = run(async () => {
      await run(() => add('inner'));
      throw new Error('outer fails');
    });
    await expect(work).rejects.toThrow('outer fails');
    expect(await things.countDocuments()).toBe(0);
  });

  it('tells of its end once, whether it is kept or undone, and before it answers', async () => {
    const said: string[] = [];
    const end = () => void said.push('end');
    const work = run(async () => {
      await run(() => add('a'));
      database.unitOfWork.atEnd(end);
      await run(async () => database.unitOfWork.atEnd(end));
      said.push('work');
    });
    await work.then(() => said.push('answer'));
    expect(said).toEqual(['work', 'end', 'answer']);
    const undone = run(async () => {
      database.unitOfWork.atEnd(end);
      await add('a');
    });
    await undone.catch(() => said.push('error'));
    expect(said.slice(3)).toEqual(['end', 'error']);
    database.unitOfWork.atEnd(end);
    expect(said).toHaveLength(6);
  });

  it('shows others nothing before its end', async () => {
    let seen = -1;
    // Started outside the unit of work, so that it does not join.
    let ask: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (ask = resolve));
    const seenByAnother = asked.then(async () => {
      seen = await things.countDocuments();
    });
    await run(async () => {
      await add('a');
      ask();
      await seenByAnother;
    });
    expect(seen).toBe(0);
  });

  it('runs again after a conflict, so that no change is lost', async () => {
    await add('counter');
    const increase = () =>
      run(async () => {
        const found = await things.findById('counter').lean();
        await things.updateOne({ _id: 'counter' }, { $set: { count: (found?.count ?? 0) + 1 } });
      });
    await Promise.all(Array.from({ length: 8 }, increase));
    expect((await things.findById('counter').lean())?.count).toBe(8);
  });

  it('tells by which unique index a write was refused', async () => {
    await add('a', 1, 'single');
    const sameName = await things
      .create({ _id: 'b', name: 'name of a', kind: 'x', count: 1 })
      .catch((error: unknown) => error);
    expect(isDuplicateKey(sameName)).toBe(true);
    expect(isDuplicateKey(sameName, 'name')).toBe(true);
    expect(isDuplicateKey(sameName, 'kind', 'count')).toBe(false);
    const samePair = await add('c', 1, 'single').catch((error: unknown) => error);
    expect(isDuplicateKey(samePair, 'count', 'kind')).toBe(true);
    expect(isDuplicateKey(new Error('another'))).toBe(false);
  });

  it('finds a text literally, ignoring case', async () => {
    await things.create({ _id: 'a', name: 'C++ (SAP) 100% [x] $1 ^a.b*', kind: 'k', count: 1 });
    await things.create({ _id: 'b', name: 'CXX', kind: 'k', count: 2 });
    for (const q of ['c++', '(sap)', '100%', '[X]', '$1', '^A.B*', '.b*'])
      expect(await things.find({ name: literal(q) }).distinct('_id')).toEqual(['a']);
    expect(await things.find({ name: literal('.*') })).toEqual([]);
  });
});
