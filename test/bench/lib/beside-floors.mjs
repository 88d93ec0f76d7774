import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fill, openStore } from '../../lib/fill.mjs';
import { ask, measure } from '../../lib/load.mjs';
import { startServer } from '../../lib/server.mjs';
import { signInOne } from '../../lib/sessions.mjs';
import { startFloors } from './start-floors.mjs';

const JOBS = 1_000;
/** The server's, followed by that of the floors; `openMongodb` gets the third. BENCH_PORT chooses others. */
const PORT = Number(process.env.BENCH_PORT ?? 4399);
export const ADMIN_JOBS = '/api/admin/jobs?limit=20';
/** The floors (floors.mjs). */
export const E = 'E: kept body';
export const F = 'F: rows from memory';

/**
 * Runs `work` with a server on a store with 1,000 jobs, the floors, and the headers of an administrator and a user.
 * The store is the embedded one, or the MongoDB of which `openMongodb({ folder, port, running })` tells the address; what
 * it adds to `running` is stopped last.
 */
export async function withFilledServer(openMongodb, work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-requests-'));
  const running = [];
  try {
    const mongodbUri = await openMongodb?.({ folder, port: PORT + 2, running });
    await (await startServer(folder, PORT, { mongodbUri })).stop();
    const db = await openStore(folder, mongodbUri);
    await fill(db, JOBS);
    const admin = await signInOne(db, 'admin', 'admins', {});
    const user = await signInOne(db, 'user', 'users', { role: 'Freelancer' });
    await db.close();
    const server = await startServer(folder, PORT, { mongodbUri });
    running.unshift(server);
    const rows = path.join(folder, 'rows.json');
    writeFileSync(rows, (await ask(server.base, ADMIN_JOBS, admin)).text);
    const floors = await startFloors(PORT + 1, rows);
    running.unshift(floors);
    await work({ server, floors, admin, user });
  } finally {
    for (const { stop } of running) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prints what each request costs beside its `floor`, and resolves to the milliseconds of each. The run fails when a ratio is
 * above `most`.
 */
export async function measureBesideFloors(requests) {
  const measured = await measure(requests);
  const costs = Object.entries(measured);
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
  return Object.fromEntries(costs.map(([name, { cpu }]) => [name, cpu]));
}
