import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { sqliteDriver } from '../../src/index.ts';

const KILLS = 6;
const root = path.resolve(__dirname, '../..');
let folder: string;
const children = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'crash-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(file: string, run: string): ChildProcess {
  const writer = path.join(root, 'test/support/writer.mjs');
  const child = spawn(process.execPath, ['--no-warnings', writer, file, run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  return child;
}

/** Lets a writer acknowledge some numbers, kills it midway, and returns the acknowledged numbers. */
async function writeAndKill(file: string, run: string): Promise<number[]> {
  const child = start(file, run);
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    if (said.split('\n').length > 20) break;
  }
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return said.split('\n').slice(0, -1).map(Number);
}

async function open(file: string) {
  const instance = new mongoose.Mongoose();
  instance.setDriver(sqliteDriver());
  return instance.createConnection(`sqlite:${file}`).asPromise();
}

it('loses nothing that was acknowledged and repeats nothing, however often the process is killed', async () => {
  const file = path.join(folder, 'store.db');
  const acknowledged = new Map<string, number[]>();
  for (let i = 0; i < KILLS; i++) acknowledged.set(`run${i}`, await writeAndKill(file, `run${i}`));
  const connection = await open(file);
  const c = connection.collection<{ run: string; n: number; half: string }>('written');
  for (const [run, numbers] of acknowledged) {
    expect(numbers.length).toBeGreaterThan(10);
    const found = await c.find({ run }).sort({ n: 1, half: 1 }).toArray();
    const pairs = found.map(({ n, half }) => `${n}${half}`);
    // Each number is two documents of one transaction: all acknowledged ones exist, none twice, none in half.
    expect(pairs).toEqual(found.map((_, i) => `${i >> 1}${'ab'[i % 2]}`));
    expect(pairs.length).toBeGreaterThanOrEqual(numbers.length * 2);
    expect(pairs.length % 2).toBe(0);
    expect((await connection.collection('counters').findOne({ run }))?.n).toBe(pairs.length / 2);
  }
  await connection.close();
  const sqlite =
    process.getBuiltinModule?.('node:sqlite') ?? createRequire(__filename)('@photostructure/sqlite');
  const database = new (
    sqlite as { DatabaseSync: new (f: string) => { prepare(s: string): { get(): unknown }; close(): void } }
  ).DatabaseSync(file);
  expect(Object.values(database.prepare('PRAGMA integrity_check').get() as object)).toEqual(['ok']);
  database.close();
});

it('lets one process at a time in, and another after the first was killed', async () => {
  const file = path.join(folder, 'store.db');
  const child = start(file, 'holder');
  await once(child.stdout!, 'data');
  await expect(open(file)).rejects.toThrow(/in use by another process/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const connection = await open(file);
  expect(await connection.collection('written').countDocuments({ run: 'holder' })).toBeGreaterThan(0);
  await connection.close();
});

it('shares the file between the connections of one process, and refuses calls after close', async () => {
  const file = path.join(folder, 'store.db');
  const [first, second] = [await open(file), await open(file)];
  await first.collection('c').insertOne({ n: 1 });
  expect(await second.collection('c').countDocuments()).toBe(1);
  await first.close();
  await second.collection('c').insertOne({ n: 2 });
  const { db } = second;
  await second.close();
  await expect(db!.collection('c').countDocuments()).rejects.toThrow(/connected/);
  const third = await open(file);
  expect(await third.collection('c').countDocuments()).toBe(2);
  await third.close();
});
