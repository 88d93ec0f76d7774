// `node scripts/restore-drill.mjs [documents] [files]`: fills an installation with copies of the demo data and files of
// 200 kB, backs it up, restores it and prints the time each took. On the embedded store, or on the server of MONGODB_URI
// in databases of its own, which are dropped afterwards.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import mongoose from 'mongoose';
import { at } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';

const [documents = 100_000, files = 2_000] = process.argv.slice(2).map(Number);
const FILE_SIZE = 200_000;
/** Collections with documents in the demo data and without unique fields. */
const COPIED = ['messages', 'audit', 'jobs', 'consultants', 'projects'];

await install();
await build();
const { startOnce } = await import(at('api/dist/run/start-once.js'));
const { readSettings } = await import(at('api/dist/config/env.js'));
const { openStore } = await import(at('api/dist/platform/backup/store/store-access.js'));
const { chooseEngine } = await import(at('api/dist/platform/database/connection/open-database.js'));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-drill-'));
const uri = (name) =>
  process.env.MONGODB_URI?.replace(/(:\/\/[^/]+)\/?[^?]*/, `$1/drill_${process.pid}_${name}`);

/** Returns the environment of an installation. */
function installation(name) {
  const where = uri(name) ? { MONGODB_URI: uri(name) } : {};
  return { PATH: process.env.PATH, LOG_LEVEL: 'error', DATA_DIR: path.join(folder, name), ...where };
}

async function connect(env) {
  const { databaseUri } = readSettings(env);
  await chooseEngine(databaseUri);
  return mongoose.createConnection(databaseUri).asPromise();
}

async function fill(env) {
  const settings = readSettings(env);
  await startOnce(settings, { seedDemo: true });
  const connection = await connect(env);
  const each = Math.ceil(documents / COPIED.length);
  for (const name of COPIED) {
    const collection = connection.collection(name);
    const found = await collection.find().toArray();
    for (let left = each; left > 0; left -= 1000) {
      const copies = Array.from({ length: Math.min(1000, left) }, (_, i) => {
        return { ...found[i % found.length], _id: new mongoose.Types.ObjectId() };
      });
      await collection.insertMany(copies);
    }
  }
  const store = await openStore(settings);
  for (let n = 0; n < files; n++) {
    const _id = randomBytes(16).toString('hex');
    await store.files.write(_id, randomBytes(FILE_SIZE));
    await connection.collection('files').insertOne({ _id, state: 'attached', uses: 1, since: new Date() });
  }
  await store.close();
  await connection.close();
}

function timed(what, command, args, env) {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [at(`api/dist/${command}.js`), ...args], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${what}: ${stderr}`);
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

try {
  await fill(installation('a'));
  console.log(`${documents} documents, ${files} files of ${FILE_SIZE / 1000} kB`);
  const backups = path.join(folder, 'backups');
  timed('backup', 'backup', ['--to', backups], installation('a'));
  timed('restore', 'restore', ['--from', backups], installation('b'));
} finally {
  for (const name of ['a', 'b'])
    if (uri(name)) {
      const connection = await connect(installation(name));
      await connection.dropDatabase();
      await connection.close();
    }
  fs.rmSync(folder, { recursive: true, force: true });
}
