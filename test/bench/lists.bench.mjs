// What a page of a list costs with 10,000 documents, as a ratio to the same page with 1,000, on the built API and the
// embedded store. At most 2 is the goal; above it a list scans. Also requests a second, as a ratio to /ping.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { sqliteDriver } from '@consulting/mongoose-sqlite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORT = 4399;
const BASE = `http://127.0.0.1:${PORT}`;
const SIZES = [1_000, 10_000];
const RUNS = 40;
const LISTS = [
  '/public/api/v0/jobs?limit=25',
  '/public/api/v0/jobs?limit=25&location=City%203',
  '/private/api/projects/all?limit=25',
  '/api/admin/jobs?limit=25',
  '/api/admin/projects?limit=25',
  '/api/admin/projects?limit=25&owner=mine',
  '/api/admin/freelancers?limit=25',
  '/api/admin/messages/all?limit=25',
  '/api/admin/consultants?limit=25',
  '/api/admin/employees?limit=25',
];
const ADMIN = { email: 'admin@demo.example', password: 'berlin-demo-2026' };

async function start(folder) {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: folder, PUBLIC_URL: BASE, SEED_DEMO: 'true' };
  const server = spawn(process.execPath, [path.join(ROOT, 'api/dist/server.js')], {
    env: { ...env, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 150; tries++) {
    if ((await fetch(`${BASE}/health/ready`).catch(() => null))?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not become ready');
}

async function stop(server) {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
}

/** Copies of the demo documents with ids of their own, until each collection holds `count`. */
async function fill(folder, count) {
  const instance = new mongoose.Mongoose();
  instance.setDriver(sqliteDriver());
  const db = await instance.createConnection(`sqlite:${path.join(folder, 'platform.sqlite')}`).asPromise();
  for (const name of ['jobs', 'projects', 'consultants', 'employees', 'users', 'conversations']) {
    const collection = db.collection(name);
    const filter = name === 'users' ? { role: 'Freelancer' } : {};
    const [model] = await collection.find(filter).limit(1).toArray();
    const from = await collection.countDocuments(filter);
    const copies = Array.from({ length: Math.max(0, count - from) }, (_, i) => ({
      ...model,
      _id: new mongoose.Types.ObjectId(),
      ...(name === 'users' && { email: `u${from + i}@mail.example`, emailKey: `u${from + i}@mail.example` }),
      ...(name === 'jobs' && { location: `City ${i % 10}` }),
      ...(name === 'projects' && i % 2 === 0 && { b2bId: null, ofCompany: false }),
    }));
    for (let at = 0; at < copies.length; at += 1_000)
      await collection.insertMany(copies.slice(at, at + 1_000));
  }
  await db.close();
}

/** Milliseconds of the quickest of several requests. */
async function quickest(url, headers) {
  let best = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now();
    const answer = await fetch(BASE + url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-lists-'));
try {
  await stop(await start(folder));
  const costs = new Map(LISTS.map((list) => [list, []]));
  for (const size of SIZES) {
    await fill(folder, size);
    const server = await start(folder);
    const answer = await fetch(`${BASE}/public/api/v0/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const { token } = await answer.json();
    const ping = await quickest('/public/api/v0/ping', {});
    for (const list of LISTS) {
      const headers = list.startsWith('/api/admin') ? { authorization: `Bearer ${token}` } : {};
      costs.get(list).push((await quickest(list, headers)) / ping);
    }
    await stop(server);
  }
  console.table(
    Object.fromEntries(
      [...costs].map(([list, [few, many]]) => [
        list,
        {
          '1,000 / ping': few.toFixed(1),
          '10,000 / ping': many.toFixed(1),
          '10,000 / 1,000': (many / few).toFixed(2),
        },
      ]),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
