import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { holdStore, removeStore, replaceStore, Snapshot, sqliteDriver } from '../src/index.ts';

const instance = new mongoose.Mongoose();
instance.setDriver(sqliteDriver());
const { BSON, Double } = mongoose.mongo;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshot-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A store of `count` numbered documents, and its connection. */
async function aStore(name: string, count: number) {
  const file = path.join(folder, name);
  const connection = await instance.createConnection(`sqlite:${file}`).asPromise();
  const numbers = Array.from({ length: count }, (_, n) => ({ n }));
  await connection.collection('numbers').insertMany(numbers);
  return { file, connection };
}

const numbersIn = (snapshot: Snapshot) =>
  [...snapshot.documents('numbers')].map((bytes) => BSON.deserialize(bytes)['n'] as number);

describe('a snapshot', () => {
  it('shows what was committed when it was taken, while another goes on writing', async () => {
    const { file, connection } = await aStore('written.db', 500);
    await connection.collection('others').insertOne({ one: new Double(1) });
    const snapshot = new Snapshot(file);
    const read = snapshot.documents('numbers');
    read.next();
    await connection.collection('numbers').deleteMany({ n: { $gte: 100 } });
    await connection.collection('numbers').insertOne({ n: -1 });
    expect([...read]).toHaveLength(499);
    expect(numbersIn(snapshot)).toEqual(Array.from({ length: 500 }, (_, n) => n));
    expect(snapshot.collections).toEqual(['numbers', 'others']);
    // Stored types are kept.
    const [other] = [...snapshot.documents('others')];
    expect(BSON.deserialize(other!, { promoteValues: false })['one']).toEqual(new Double(1));
    expect([...snapshot.documents('nothing')]).toEqual([]);
    snapshot.close();
    const later = new Snapshot(file);
    expect(numbersIn(later)).toHaveLength(101);
    later.close();
    await connection.close();
  });

  it('makes no store where there is none, and refuses what is none', () => {
    const none = path.join(folder, 'none.db');
    expect(() => new Snapshot(none)).toThrow(/ENOENT/);
    expect(fs.existsSync(none)).toBe(false);
    fs.writeFileSync(none, 'Dear diary, '.repeat(1000));
    expect(() => new Snapshot(none)).toThrow();
  });
});

describe('a store', () => {
  it('takes the place of another with all that was committed in both, also in what is not in the file yet', async () => {
    const old = await aStore('place.db', 3);
    await old.connection.close();
    const fresh = await aStore('fresh.db', 7);
    await fresh.connection.close();
    const release = holdStore(old.file);
    replaceStore(fresh.file, old.file);
    release();
    expect(fs.existsSync(fresh.file)).toBe(false);
    const connection = await instance.createConnection(`sqlite:${old.file}`).asPromise();
    expect(await connection.collection('numbers').countDocuments()).toBe(7);
    await connection.close();
    removeStore(old.file);
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('place.db'))).toEqual([]);
  });

  it('is held from every process, and not while one has it open', async () => {
    const { file, connection } = await aStore('held.db', 1);
    expect(() => holdStore(file)).toThrow(/in use/);
    await connection.close();
    const release = holdStore(file);
    await expect(instance.createConnection(`sqlite:${file}`).asPromise()).rejects.toMatchObject({ code: 46 });
    release();
    const again = await instance.createConnection(`sqlite:${file}`).asPromise();
    await again.close();
  });

  it('that is held before it is there is its owner’s only', () => {
    const file = path.join(folder, 'coming.db');
    holdStore(file)();
    expect(fs.statSync(`${file}.lock`).mode & 0o777).toBe(0o600);
  });
});
