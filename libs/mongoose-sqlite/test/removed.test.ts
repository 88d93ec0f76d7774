import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { sqliteDriver, Snapshot } from '../src/index.ts';
import type { EmbeddedClient } from '../src/driver/driver.ts';
import { Sqlite } from '../src/store/sqlite.ts';

let folder: string;
let file: string;
let connection: Connection;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'removed-'));
  file = path.join(folder, 'store.db');
  connection = await open();
});
afterEach(async () => {
  await connection.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<Connection> {
  const instance = new mongoose.Mongoose();
  instance.setDriver(sqliteDriver());
  return instance.createConnection(`sqlite:${file}`).asPromise();
}

interface Person {
  name: string;
  other: string;
}

const people = () => connection.collection<Person>('people');
const client = () => connection.getClient() as unknown as EmbeddedClient;
const logSize = () => fs.statSync(`${file}-wal`).size;

/** Returns how often each text stands in the files of the store. */
function occurrences(text: RegExp): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of fs.readdirSync(folder))
    for (const [one] of fs.readFileSync(path.join(folder, name), 'latin1').matchAll(text))
      found[one] = (found[one] ?? 0) + 1;
  return found;
}

const ADA = /Ada Lovelace/gi;

/** Writes a person to documents and indexes, with others around, a long value and several changes. */
async function writeAda(): Promise<void> {
  await people().createIndex({ name: 1 });
  await people().createIndex({ other: 1, name: -1 });
  for (let n = 0; n < 50; n++) {
    await people().insertOne({ name: `Person ${n}`, other: 'x'.repeat(100 * n) });
    if (n % 10 === 0)
      await people().insertOne({ name: 'Ada Lovelace', other: `Ada Lovelace ${n}`.repeat(500 * n) });
  }
  await people().updateMany({ name: 'Ada Lovelace' }, { $set: { seen: true } });
}

it('leaves nothing of removed documents in its files, without waiting for a minute to end', async () => {
  await writeAda();
  expect(occurrences(ADA)['Ada Lovelace']).toBeGreaterThan(10);
  await people().deleteMany({ name: 'Ada Lovelace' });
  await client().cutLog();
  expect(occurrences(ADA)).toEqual({});
  expect(logSize()).toBe(0);
  expect(await people().countDocuments()).toBe(50);
});

it('leaves nothing of replaced values in its files', async () => {
  await writeAda();
  await people().updateMany({ name: 'Ada Lovelace' }, { $set: { name: 'deleted', other: '' } });
  await client().cutLog();
  expect(occurrences(ADA)).toEqual({});
});

it('cuts the log once no reader of another connection holds it, and lets everybody write until then', async () => {
  await writeAda();
  const snapshot = new Snapshot(file);
  await people().deleteMany({ name: 'Ada Lovelace' });
  let isCut = false;
  const cut = client()
    .cutLog()
    .then(() => (isCut = true));
  await people().insertOne({ name: 'Person 50', other: '' });
  expect([...snapshot.documents('people')]).toHaveLength(55);
  expect(isCut).toBe(false);
  expect(logSize()).toBeGreaterThan(0);
  snapshot.close();
  await cut;
  expect(occurrences(ADA)).toEqual({});
  expect(logSize()).toBe(0);
});

it('cuts the log when the open transaction ends', async () => {
  await writeAda();
  await people().deleteMany({ name: 'Ada Lovelace' });
  let cut: Promise<void> | undefined;
  await connection.transaction(async (session) => {
    await people().insertOne({ name: 'Person 50', other: '' }, { session });
    cut = client().cutLog();
    expect(logSize()).toBeGreaterThan(0);
  });
  expect(logSize()).toBe(0);
  await cut;
  expect(occurrences(ADA)).toEqual({});
});

it('cuts at the start what a killed process left in the log', async () => {
  await writeAda();
  await people().deleteMany({ name: 'Ada Lovelace' });
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'removed-'));
  for (const name of ['store.db', 'store.db-wal'])
    fs.copyFileSync(path.join(folder, name), path.join(copy, name));
  await connection.close();
  fs.rmSync(folder, { recursive: true });
  [folder, file] = [copy, path.join(copy, 'store.db')];
  expect(occurrences(ADA)['Ada Lovelace']).toBeGreaterThan(10);
  connection = await open();
  expect(occurrences(ADA)).toEqual({});
  expect(logSize()).toBe(0);
});

it('removes at the start what an earlier version left in free pages', async () => {
  await writeAda();
  await connection.close();
  // As SQLite deletes by default.
  const earlier = new Sqlite(file, 'PRAGMA secure_delete=OFF');
  earlier.exec('DELETE FROM documents; DELETE FROM entries');
  earlier.close();
  expect(occurrences(ADA)['Ada Lovelace']).toBeGreaterThan(10);
  connection = await open();
  expect(occurrences(ADA)).toEqual({});
});

it('leaves nothing in unused parts of pages once it is rebuilt', async () => {
  await people().createIndex({ name: 1 });
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const names = new Set<string>();
  const removed = new Set<string>();
  const add = (n: number): Person => {
    const name = `NAME${String(n).padStart(6, '0')}`;
    names.add(name);
    return { name, other: `${name}${'x'.repeat(random(800))}` };
  };
  for (let round = 0; round < 120; round++) {
    await people().insertMany(Array.from({ length: 50 }, (_, n) => add(round * 50 + n)));
    const gone = [...names].filter(() => random(3) === 0);
    await people().deleteMany({ name: { $in: gone } });
    for (const name of gone) if (names.delete(name)) removed.add(name);
  }
  await client().rebuild();
  const found = Object.keys(occurrences(/NAME\d{6}/g));
  expect(found.filter((name) => removed.has(name))).toEqual([]);
  expect(new Set(found)).toEqual(names);
  expect(await people().countDocuments()).toBe(names.size);
});
