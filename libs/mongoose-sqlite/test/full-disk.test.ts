import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose, { type ClientSession, type Collection, type Connection } from 'mongoose';
import { sqliteDriver } from '../src/index.ts';
import { Server } from '../src/server/server.ts';
import type { Sqlite } from '../src/store/sqlite.ts';
import { Generator } from './support/generator.ts';

type Doc = { _id: number; owner: number | number[]; text: string };

const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);
const OWNERS = 4;
const FULL = { code: 14031 };
const UNLIMITED = 2 ** 30;

let folder: string;
let file: string;
let connection: Connection;
let writer: Sqlite;
let c: Collection<Doc>;

async function open(): Promise<void> {
  const instance = new mongoose.Mongoose();
  instance.setDriver(sqliteDriver());
  connection = await instance.createConnection(`sqlite:${file}`).asPromise();
  // The server of a file is shared: takes its SQLite connection.
  const server = Server.open(file);
  ({ writer } = server.store);
  server.close();
  c = connection.collection<Doc>('c');
}

/** Leaves room for so many more pages on the disk. */
function leave(pages: number): void {
  const { page_count: now } = writer.sql('PRAGMA page_count').get() as { page_count: number };
  writer.exec(`PRAGMA max_page_count=${now + pages}`);
}
const free = () => writer.exec(`PRAGMA max_page_count=${UNLIMITED}`);

/** Makes the next commit fail and leave the transaction open, unlike a full disk. */
const spoilCommit = () => writer.exec('INSERT INTO child VALUES(1)');
const large = (n: number) => Array.from({ length: n }, (_, i) => doc(1000 + i, 'x'.repeat(20_000)));
const doc = (_id: number, text = ''): Doc => ({ _id, owner: _id % OWNERS, text });

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'full-'));
  file = path.join(folder, 'store.db');
  await open();
  await c.createIndex({ owner: 1 });
  writer.exec(`CREATE TEMP TABLE parent(id INTEGER PRIMARY KEY);
    CREATE TEMP TABLE child(id INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED);
    PRAGMA foreign_keys=1`);
});
afterEach(async () => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

it('refuses a write that the disk has no room for, and takes the next one as soon as it has', async () => {
  await c.insertOne(doc(1));
  leave(2);
  await expect(c.insertMany(large(9))).rejects.toMatchObject(FULL);
  await expect(c.updateOne({ _id: 1 }, { $set: { text: 'x'.repeat(90_000) } })).rejects.toMatchObject(FULL);
  expect(await c.find({}).toArray()).toEqual([doc(1)]);
  free();
  await c.insertOne(doc(2));
  expect(await c.countDocuments()).toBe(2);
});

it('refuses a transaction at once, also those that wait for it, and commits the next', async () => {
  leave(2);
  const fill = () => connection.transaction((session) => c.insertMany(large(9), { session }) as never);
  const results = await Promise.allSettled([fill(), fill(), c.insertMany(large(9)), fill()]);
  for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: FULL });
  free();
  await connection.transaction(async (session) => {
    await c.insertOne(doc(1), { session });
  });
  await c.insertOne(doc(2));
  expect(await c.countDocuments()).toBe(2);
});

it('undoes what a commit could not keep', async () => {
  const spoiled = connection.transaction(async (session) => {
    await c.insertOne(doc(1), { session });
    spoilCommit();
  });
  await expect(spoiled).rejects.toThrow(/FOREIGN KEY/);
  expect(await c.countDocuments()).toBe(0);
  await c.insertOne(doc(1));
  expect(await c.findOne({ _id: 1 })).toEqual(doc(1));
});

it.each(['full', 'commit'])('keeps nothing in memory of a transaction that failed: %s', async (failure) => {
  await c.insertMany(Array.from({ length: 150 }, (_, i) => ({ ...doc(i), owner: 1 })));
  const inRange = { owner: { $gte: 1, $lte: 2 } };
  expect(await c.countDocuments(inRange)).toBe(150);
  const others = connection.collection<{ _id: number }>('others');
  const work = connection.transaction(async (session) => {
    await c.deleteMany({ _id: { $lt: 10 } }, { session });
    await c.updateOne({ _id: 20 }, { $set: { owner: [1, 2] } }, { session });
    await others.insertOne({ _id: 1 }, { session });
    if (failure === 'commit') return spoilCommit();
    leave(0);
    await c.insertMany(large(60), { session });
  });
  await expect(work).rejects.toThrow();
  free();
  expect(await c.countDocuments(inRange)).toBe(150);
  // Only now the index gets its first array, and the collection its first document.
  await c.updateOne({ _id: 20 }, { $set: { owner: [1, 2] } });
  await others.insertOne({ _id: 1 });
  await connection.close();
  await open();
  expect(await c.countDocuments(inRange)).toBe(150);
  expect(await connection.collection('others').countDocuments()).toBe(1);
});

type Failure = 'none' | 'full' | 'commit' | 'thrown';

/** The expected documents, changed together with the store. */
async function change(random: Generator, model: Map<number, Doc>, session?: ClientSession): Promise<void> {
  const _id = random.below(20);
  const owner = random.pick([random.below(OWNERS), [random.below(OWNERS), OWNERS]]);
  const next = { _id, owner, text: 'x'.repeat(random.below(40_000)) };
  const kind = random.below(3);
  if (kind === 0) {
    await c.deleteOne({ _id }, { session });
    model.delete(_id);
  } else if (kind === 1) {
    await c.replaceOne({ _id }, next, { session, upsert: true });
    model.set(_id, next);
  } else {
    await c.updateMany({ owner: 1 }, { $set: { text: next.text } }, { session });
    for (const [id, one] of model)
      if ([one.owner].flat().includes(1)) model.set(id, { ...one, text: next.text });
  }
}

async function check(model: Map<number, Doc>): Promise<void> {
  const byId = (one: Doc, other: Doc) => one._id - other._id;
  const all = [...model.values()].sort(byId);
  expect(await c.find({}).sort({ _id: 1 }).toArray()).toEqual(all);
  expect(await c.countDocuments({ _id: { $gte: 0 } })).toBe(all.length);
  for (let owner = 0; owner <= OWNERS; owner++) {
    const own = all.filter((one) => [one.owner].flat().includes(owner));
    expect((await c.find({ owner }).toArray()).sort(byId)).toEqual(own);
    expect(await c.countDocuments({ owner })).toBe(own.length);
  }
  for (let _id = 0; _id < 20; _id++) expect(await c.findOne({ _id })).toEqual(model.get(_id) ?? null);
}

it(`answers as a model does, wherever transactions fail (FUZZ_SEED=${seed})`, async () => {
  const random = new Generator(seed, false);
  let model = new Map<number, Doc>();
  const failed = { none: 0, full: 0, commit: 0, thrown: 0 };
  for (let round = 0; round < 40; round++) {
    const failure = random.pick<Failure>(['none', 'full', 'full', 'commit', 'thrown']);
    const next = new Map(model);
    if (failure === 'full') leave(random.below(6));
    const work = connection.transaction(async (session) => {
      for (let i = random.below(4); i >= 0; i--) await change(random, next, session);
      // Uses up the room that earlier documents left.
      if (failure === 'full' && random.below(2)) await c.insertMany(large(60), { session });
      if (failure === 'commit') spoilCommit();
      if (failure === 'thrown') throw new Error('stop');
    });
    await work.then(
      () => (model = next),
      () => failed[failure]++,
    );
    await check(model);
    free();
    // A separate write right after the failure or success.
    await change(random, model);
    await check(model);
  }
  expect(failed.none).toBe(0);
  expect(Math.min(failed.full, failed.commit, failed.thrown)).toBeGreaterThan(5);
  await connection.close();
  await open();
  await check(model);
});
