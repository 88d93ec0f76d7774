// The processor time of a request, beside two floors in the same run (lib/floors.mjs): E, Fastify sending a ready body,
// and F, Fastify sending twenty rows from memory. BENCH_MONGODB_URI sets the store; only our process is measured. Fails
// above the bounds.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fill, openStore } from '../lib/fill.mjs';
import { ask, conditional, measure } from '../lib/load.mjs';
import { startFloors } from './lib/start-floors.mjs';
import { startServer } from '../lib/server.mjs';
import { signInOne } from '../lib/sessions.mjs';

const JOBS = 1_000;
const PORT = 4399;
const mongodbUri = process.env.BENCH_MONGODB_URI;
const PUBLIC_JOBS = '/public/api/v0/jobs?limit=20';
const ADMIN_JOBS = '/api/admin/jobs?limit=20';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-requests-'));
const running = [];

try {
  await (await startServer(folder, PORT, { mongodbUri })).stop();
  const db = await openStore(folder, mongodbUri);
  await fill(db, JOBS);
  const admin = await signInOne(db, 'admin', 'admins', {});
  const user = await signInOne(db, 'user', 'users', { role: 'Freelancer' });
  await db.close();
  const server = await startServer(folder, PORT, { mongodbUri });
  running.push(server);

  const rows = path.join(folder, 'rows.json');
  writeFileSync(rows, (await ask(server.base, ADMIN_JOBS, admin)).text);
  const floors = await startFloors(PORT + 1, rows);
  running.push(floors);

  const [E, F] = ['E: kept body', 'F: rows from memory'];
  const requests = {
    [E]: { server: floors, path: '/kept' },
    'public jobs, 20 rows, kept': { server, path: PUBLIC_JOBS, floor: E, most: 4 },
    'the same, 304': { ...(await conditional(server, PUBLIC_JOBS)), floor: E, most: 4 },
    'home page, HTML': { server, path: '/', floor: E, most: 4 },
    [F]: { server: floors, path: '/rows' },
    '/api/admin/me, 304': { ...(await conditional(server, '/api/admin/me', admin)), floor: F, most: 8 },
    '/private/api/me, 304': { ...(await conditional(server, '/private/api/me', user)), floor: F, most: 8 },
    [ADMIN_JOBS]: { server, path: ADMIN_JOBS, headers: admin, floor: F, most: 25 },
  };
  const costs = Object.entries(await measure(requests));
  console.table(
    Object.fromEntries(
      costs.map(([name, { cpu, ratio }]) => {
        const { floor, most } = requests[name];
        const bound = floor && { ratio: `${ratio.toFixed(1)} x ${floor[0]}`, 'at most': most };
        return [name, { 'cpu-ms': cpu.toFixed(3), ...bound }];
      }),
    ),
  );
  const slow = costs.filter(([name, { ratio }]) => ratio > requests[name].most).map(([name]) => name);
  if (slow.length > 0) {
    console.error(`Above their bounds: ${slow.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  for (const { stop } of running) await stop();
  rmSync(folder, { recursive: true, force: true });
}
