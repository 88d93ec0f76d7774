// What a page of a list costs with 10,000 documents, as a ratio to the same page with 1,000, on the built API and the
// embedded store, beside /ping. Above 2 a list scans: the run fails then.
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
const MOST = 2;
const LISTS = [
  '/public/api/v0/jobs?limit=25',
  '/public/api/v0/jobs?limit=25&location=City%203',
  '/private/api/projects/all?limit=25',
  '/api/admin/applications?limit=25',
  '/api/admin/applications?limit=25&kind=project&status=pending&sort=waiting',
  '/api/admin/applications?limit=25&waiting=7&sort=waiting',
  '/api/admin/people?limit=25',
  '/api/admin/jobs?limit=25',
  '/api/admin/projects?limit=25',
  '/api/admin/projects?limit=25&owner=mine',
  '/api/admin/freelancers?limit=25',
  '/api/admin/b2b-users?limit=25',
  '/api/admin/messages/all?limit=25',
  '/api/admin/messages/conversation/USER?limit=25',
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

/** Copies of the demo documents with ids of their own, until each collection holds `count`; the id of who got the messages. */
async function fill(folder, count) {
  const instance = new mongoose.Mongoose();
  instance.setDriver(sqliteDriver());
  const db = await instance.createConnection(`sqlite:${path.join(folder, 'platform.sqlite')}`).asPromise();
  const [talk] = await db
    .collection('conversations')
    .find({ kind: 'user' })
    .sort({ _id: 1 })
    .limit(1)
    .toArray();
  const parts = [
    ...['jobs', 'projects', 'consultants', 'employees', 'conversations'].map((name) => [name, {}]),
    ['users', { role: 'Freelancer' }],
    ['users', { role: 'B2B' }],
    ['messages', { conversationId: talk._id }],
  ];
  for (const [name, filter] of parts) {
    const collection = db.collection(name);
    const [model] = await collection.find(filter).limit(1).toArray();
    const from = await collection.countDocuments(filter);
    const copies = Array.from({ length: Math.max(0, count - from) }, (_, i) => ({
      ...model,
      _id: new mongoose.Types.ObjectId(),
      ...(name === 'users' && addressOf(`${filter.role}${from + i}@mail.example`)),
      ...(name === 'jobs' && { location: `City ${i % 10}` }),
      ...(name === 'projects' && i % 2 === 0 && { b2bId: null, ofCompany: false }),
    }));
    for (let at = 0; at < copies.length; at += 1_000)
      await collection.insertMany(copies.slice(at, at + 1_000));
  }
  await fillApplications(db, count);
  await db.close();
  return talk._id.toHexString();
}

/** Each freelancer applies to a project of its own, an hour after the other. */
async function fillApplications(db, count) {
  const collection = db.collection('applications');
  const [model] = await collection.find({ kind: 'project', status: 'pending' }).limit(1).toArray();
  const from = await collection.countDocuments({ kind: 'project' });
  const ids = (name, filter) =>
    db
      .collection(name)
      .find(filter, { projection: { _id: 1 } })
      .toArray();
  const projects = await ids('projects', { ofCompany: false });
  const known = new Set((await collection.distinct('applicantId', { kind: 'project' })).map(String));
  const people = (await ids('users', { role: 'Freelancer' }))
    .filter(({ _id }) => !known.has(String(_id)))
    .slice(0, count - from);
  const copies = people.map((person, i) => ({
    ...model,
    _id: new mongoose.Types.ObjectId(),
    applicantId: person._id,
    targetId: projects[(from + i) % projects.length]._id,
    appliedAt: new Date(Date.now() - i * 3_600_000),
  }));
  for (let at = 0; at < copies.length; at += 1_000) await collection.insertMany(copies.slice(at, at + 1_000));
}

const addressOf = (email) => ({ email, emailKey: email.toLowerCase() });

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
    const user = await fill(folder, size);
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
      costs.get(list).push((await quickest(list.replace('USER', user), headers)) / ping);
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
  const slow = [...costs].filter(([, [few, many]]) => many / few > MOST).map(([list]) => list);
  if (slow.length > 0) {
    console.error(`More than ${MOST} times the cost with ten times the entries: ${slow.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
