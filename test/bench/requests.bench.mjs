// What a request costs the server's processor, beside two floors in the same run (lib/floors.mjs): E, Fastify sending a
// body that is ready, and F, Fastify sending twenty rows from memory. With BENCH_MONGODB_URI the store is that server's,
// and what is counted is still our process. Fails above the bounds.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fill, openStore } from './lib/fill.mjs';
import { ask, cpuPerRequest } from './lib/load.mjs';
import { startFloors, startServer } from './lib/server.mjs';
import { signIn } from './lib/sessions.mjs';

const JOBS = 1_000;
const PORT = 4399;
const mongodbUri = process.env.BENCH_MONGODB_URI;

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-requests-'));
const rows = path.join(folder, 'rows.json');
const running = [];
const started = async (starting) => {
  const server = await starting;
  running.push(server);
  return server;
};

async function people(db) {
  const [admin] = await db.collection('admins').find({}).limit(1).toArray();
  const [user] = await db
    .collection('users')
    .find({ role: 'Freelancer' })
    .sort({ _id: 1 })
    .limit(1)
    .toArray();
  const [adminHeaders] = await signIn(db, 'admin', [admin]);
  const [userHeaders] = await signIn(db, 'user', [user]);
  return { admin: adminHeaders, user: userHeaders };
}

try {
  await (await startServer(folder, PORT, { mongodbUri })).stop();
  const db = await openStore(folder, mongodbUri);
  await fill(db, JOBS);
  const { admin, user } = await people(db);
  await db.close();
  const server = await started(startServer(folder, PORT, { mongodbUri }));

  const list = '/public/api/v0/jobs?limit=20';
  writeFileSync(rows, (await ask(server.base, '/api/admin/jobs?limit=20', admin)).text);
  const floors = await started(startFloors(PORT + 1, rows));

  /** The same request of somebody who holds the answer: 304. */
  const conditional = async ({ base }, path, headers = {}) => {
    const etag = (await ask(base, path, headers)).headers.get('etag');
    return { path, headers: { ...headers, 'if-none-match': etag }, status: 304 };
  };
  const E = await cpuPerRequest(floors, { path: '/kept' });
  const F = await cpuPerRequest(floors, { path: '/rows' });
  const table = [
    ['public jobs, 20 rows, kept', { path: list }, E, 4],
    ['the same, 304', await conditional(server, list), E, 4],
    ['/api/admin/me, 304', await conditional(server, '/api/admin/me', admin), F, 8],
    ['/private/api/me, 304', await conditional(server, '/private/api/me', user), F, 8],
    ['/api/admin/jobs?limit=20', { path: '/api/admin/jobs?limit=20', headers: admin }, F, 25],
    ['home page, HTML', { path: '/' }, E, 4],
  ];
  const shown = { 'floor E': { 'cpu-ms': E.toFixed(3) }, 'floor F': { 'cpu-ms': F.toFixed(3) } };
  for (const [name, request, floor, most] of table) {
    const cpu = await cpuPerRequest(server, request);
    const ratio = cpu / floor;
    shown[name] = { 'cpu-ms': cpu.toFixed(3), ratio: ratio.toFixed(1), 'at most': most };
    if (ratio > most) process.exitCode = 1;
  }
  console.table(shown);
} finally {
  for (const { stop } of running) await stop();
  rmSync(folder, { recursive: true, force: true });
}
