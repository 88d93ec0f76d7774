import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { sqliteDriver } from '../src/index.ts';
import { Sqlite } from '../src/store/sqlite.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
  file = path.join(folder, 'made/store.db');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function open(name = file) {
  const instance = new mongoose.Mongoose();
  instance.setDriver(sqliteDriver());
  return instance.createConnection(`sqlite:${name}`).asPromise();
}

async function fill(documents = 200): Promise<void> {
  const connection = await open();
  const c = connection.collection('c');
  await c.createIndex({ n: 1 });
  await c.insertMany(Array.from({ length: documents }, (_, n) => ({ n, text: 'x'.repeat(1000) })));
  await connection.close();
}

const modes = () =>
  Object.fromEntries(
    fs.readdirSync(path.dirname(file)).map((name) => {
      return [name, (fs.statSync(path.join(path.dirname(file), name)).mode & 0o777).toString(8)];
    }),
  );

/** Overwrites the middle of the file. */
function damage(): void {
  const handle = fs.openSync(file, 'r+');
  const { size } = fs.fstatSync(handle);
  fs.writeSync(handle, Buffer.alloc(40_000, 7), 0, 40_000, Math.floor(size / 2));
  fs.closeSync(handle);
}

it('is for its owner only, also where an earlier version left it open to others', async () => {
  const connection = await open();
  await connection.collection('c').insertOne({});
  const own = { 'store.db': '600', 'store.db-shm': '600', 'store.db-wal': '600', 'store.db.lock': '600' };
  const areOwn = () => {
    expect(modes()).toMatchObject(own);
    expect(new Set(Object.values(modes()))).toEqual(new Set(['600']));
  };
  areOwn();
  expect((fs.statSync(path.dirname(file)).mode & 0o777).toString(8)).toBe('700');
  await connection.close();
  for (const name of Object.keys(modes())) fs.chmodSync(path.join(path.dirname(file), name), 0o644);
  const again = await open();
  areOwn();
  await again.close();
});

it('is one file after a clean stop, which holds everything', async () => {
  await fill();
  expect(Object.keys(modes())).not.toContain('store.db-wal');
  const copy = path.join(folder, 'copy.db');
  fs.copyFileSync(file, copy);
  const connection = await open(copy);
  expect(await connection.collection('c').countDocuments()).toBe(200);
  await connection.close();
});

it.each([
  [
    'no database',
    () => fs.writeFileSync(file, 'something else\n'.repeat(1000)),
    /is damaged or not a database/,
  ],
  ['damaged', damage, /is damaged or not a database/],
  ['cut short', () => fs.truncateSync(file, 40_000), /is damaged or not a database/],
  [
    'that of another program',
    () => {
      fs.rmSync(file);
      const other = new Sqlite(file, 'CREATE TABLE songs(id INTEGER)');
      other.close();
    },
    /is the database of another program/,
  ],
  [
    'a folder',
    () => {
      fs.rmSync(file);
      fs.mkdirSync(file);
    },
    /cannot be opened for writing/,
  ],
])('refuses a file that is %s, in a sentence', async (_, harm, sentence) => {
  await fill();
  harm();
  await expect(open()).rejects.toMatchObject({ code: 38, message: expect.stringMatching(sentence) });
  await expect(open()).rejects.toMatchObject({ message: expect.stringContaining(file) });
});

it('refuses a folder that is a file', async () => {
  fs.writeFileSync(path.dirname(file), '');
  await expect(open()).rejects.toMatchObject({ code: 38, message: expect.stringMatching(/is not a folder/) });
});

it('opens again once what was wrong is put right', async () => {
  await fill();
  const kept = fs.readFileSync(file);
  damage();
  await expect(open()).rejects.toThrow();
  fs.writeFileSync(file, kept);
  const connection = await open();
  expect(await connection.collection('c').countDocuments()).toBe(200);
  await connection.close();
});

it('looks through all of a large file when the last process was cut off', async () => {
  await fill(40_000);
  const writer = path.resolve(__dirname, 'support/writer.mjs');
  const child = spawn(process.execPath, ['--no-warnings', writer, file, 'run'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(fs.statSync(`${file}-wal`).size).toBeGreaterThan(0);
  damage();
  await expect(open()).rejects.toMatchObject({ code: 38 });
});
