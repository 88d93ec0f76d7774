// The processor time of our process for a request on a MongoDB, beside the floor F in the same run (lib/floors.mjs), and
// that of an instance without requests. The store is an indexed one in a process of its own (lib/mongodb/store.mjs), or
// the one that BENCH_MONGODB_URI names; of BENCH_MONGODB_PID, or of our own store, it prints the processor time too.
// Fails above the bounds.
import { setTimeout as later } from 'node:timers/promises';
import { conditional } from '../lib/load.mjs';
import { cpuOf } from '../lib/server.mjs';
import { ADMIN_JOBS, F, measureBesideFloors, withFilledServer } from './lib/beside-floors.mjs';
import { startMongodb } from './lib/mongodb/start-store.mjs';

/** Milliseconds: each task that runs every minute runs once in it. */
const MINUTE = 60_000;
/** Milliseconds after which V8 has tidied up after the requests. */
const SETTLED = 40_000;
/** Times F in a second: 2 ms where F takes 0.06. */
const MOST_IDLE = 32;
const APPLICATIONS = '/api/admin/applications?limit=20';
const PEOPLE = '/api/admin/people?limit=20';
const PROJECTS = '/private/api/projects/all?limit=20';
const OVERVIEW = '/api/admin/overview';

let storePid = process.env.BENCH_MONGODB_PID;

async function openMongodb({ folder, port, running }) {
  if (process.env.BENCH_MONGODB_URI) return process.env.BENCH_MONGODB_URI;
  const store = await startMongodb(folder, port);
  running.push(store);
  storePid = store.pid;
  return store.uri;
}

/** Measures the milliseconds of processor time that instances without requests use in a second. */
async function idle(pids) {
  await later(SETTLED);
  const before = pids.map(cpuOf);
  await later(MINUTE);
  return pids.map((pid, i) => (cpuOf(pid) - before[i]) / (MINUTE / 1000));
}

await withFilledServer(openMongodb, async ({ server, floors, admin, user }) => {
  const list = (path, most, headers = admin) => ({ server, path, headers, floor: F, most });
  const cpu = await measureBesideFloors({
    [F]: { server: floors, path: '/rows' },
    '/api/admin/me, 304': { ...(await conditional(server, '/api/admin/me', admin)), floor: F, most: 5 },
    '/private/api/me, 304': { ...(await conditional(server, '/private/api/me', user)), floor: F, most: 6 },
    [ADMIN_JOBS]: list(ADMIN_JOBS, 18),
    [APPLICATIONS]: list(APPLICATIONS, 15),
    [PEOPLE]: list(PEOPLE, 16),
    [PROJECTS]: list(PROJECTS, 17, user),
    [OVERVIEW]: list(OVERVIEW, 20),
  });
  const [ours, theirs] = await idle([server.pid, ...(storePid ? [storePid] : [])]);
  console.table({
    'an instance without requests': {
      'cpu-ms a second': ours.toFixed(2),
      ratio: `${(ours / cpu[F]).toFixed(0)} x F`,
      'at most': MOST_IDLE,
    },
    ...(storePid && { 'the store meanwhile': { 'cpu-ms a second': theirs.toFixed(2) } }),
  });
  if (ours / cpu[F] > MOST_IDLE) process.exitCode = 1;
});
