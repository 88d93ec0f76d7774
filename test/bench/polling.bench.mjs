// The cost of idle signed-in users: 1,000 users with the dashboard open, for a minute, with the calls and periods of
// the client (TIMING in the contracts), conditional as in browsers. Then the same minute against the floor F
// (lib/floors.mjs): a single request every twenty milliseconds costs several times what it costs in a row, because
// nothing of it is left in the processor's caches, and the factor depends on the machine. Prints the cores of our
// process (and of the database server, when BENCH_MONGODB_URI and BENCH_MONGODB_PID name one). Fails above the bounds.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { Pool } from 'undici';
import { LIMITS, TIMING } from '@consulting/contracts';
import { fill, openStore } from '../lib/fill.mjs';
import { ask, inARow } from '../lib/load.mjs';
import { startFloors } from './lib/start-floors.mjs';
import { cpuOf, startServer } from '../lib/server.mjs';
import { signIn } from '../lib/sessions.mjs';

const USERS = 1_000;
const PORT = 4399;
const MINUTE = 60_000;
/** The goal on an otherwise idle machine, and the bound that fails the run. */
const WANTED_CORES = 0.05;
const MOST_FLOORS = 4;
const MOST_MS = 50;
const LEAST_UNCHANGED = 0.99;
/** How many times every user requests everything before the measurement: ten minutes of open dashboards. */
const ROUNDS_BEFORE = 10;
const AT_ONCE = 8;
/** The number of connections that a reverse proxy keeps open. */
const CONNECTIONS = 50;
const mongodbUri = process.env.BENCH_MONGODB_URI;
const mongodbPid = process.env.BENCH_MONGODB_PID;

/** Returns the requests that an open dashboard sends by itself. */
const callsOf = ({ _id, email }) => [
  {
    every: TIMING.pollUser,
    method: 'POST',
    path: '/private/api/user-by-email',
    body: JSON.stringify({ email }),
  },
  { every: TIMING.pollMessages, method: 'GET', path: `/private/api/messages/${_id}` },
  { every: TIMING.pollJobs, method: 'GET', path: `/public/api/v0/jobs?limit=${LIMITS.dashboardList}` },
];

/** Returns all calls of all users, with their headers: like the client, without a token for public answers. */
const requestsOf = (users, tokens) =>
  users.flatMap((user, i) =>
    callsOf(user).map((call) => ({
      ...call,
      headers: {
        ...(call.path.startsWith('/private') && tokens[i]),
        ...(call.body && { 'content-type': 'application/json' }),
        'x-poll': '1',
      },
    })),
  );

/** Returns the times of all requests within a minute: every user started at another moment. */
function scheduleOf(requests) {
  const due = requests.flatMap((request, i) => {
    const first = request.every * ((i * 0.618_034) % 1);
    const times = Math.ceil((MINUTE - first) / request.every);
    return Array.from({ length: Math.max(0, times) }, (_, n) => ({ at: first + n * request.every, request }));
  });
  return due.sort((one, other) => one.at - other.at);
}

/** Sends every request when it is due. Resolves to the share of a core that each of `pids` used meanwhile. */
async function minute(due, pids, send) {
  const before = pids.map(cpuOf);
  const begun = performance.now();
  const sent = [];
  for (const { at, request } of due) {
    const wait = at - (performance.now() - begun);
    if (wait > 1) await later(wait);
    sent.push(send(request));
  }
  await Promise.all(sent);
  await later(Math.max(0, MINUTE - (performance.now() - begun)));
  return pids.map((pid, i) => (cpuOf(pid) - before[i]) / (performance.now() - begun));
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-polling-'));
const running = [];
try {
  await (await startServer(folder, PORT, { mongodbUri })).stop();
  const db = await openStore(folder, mongodbUri);
  await fill(db, USERS);
  const users = await db.collection('users').find({ role: 'Freelancer' }).limit(USERS).toArray();
  const requests = requestsOf(users, await signIn(db, 'user', users));
  await db.close();
  const server = await startServer(folder, PORT, { mongodbUri });
  running.push(server);
  const rows = path.join(folder, 'rows.json');
  writeFileSync(rows, (await ask(server.base, '/public/api/v0/jobs?limit=20')).text);
  const floors = await startFloors(PORT + 1, rows);
  running.push(floors);

  const pool = new Pool(server.base, { connections: CONNECTIONS });
  const answers = { all: 0, gets: 0, unchanged: 0, failed: 0, took: [] };
  const call = async ({ method, path, body, headers }) => {
    const begun = performance.now();
    const answer = await pool.request({ method, path, body, headers });
    await answer.body.dump();
    if (answer.headers.etag) headers['if-none-match'] = answer.headers.etag;
    return { status: answer.statusCode, took: performance.now() - begun };
  };
  const counted = async (request) => {
    const { status, took } = await call(request);
    answers.all++;
    answers.took.push(took);
    if (request.method === 'GET') answers.gets++;
    if (status === 304) answers.unchanged++;
    if (status !== 304 && status !== 200) answers.failed++;
  };
  // The dashboards have been open for a while: every client has an answer, and V8 has compiled the hot code.
  for (let round = 0; round < ROUNDS_BEFORE; round++) await inARow(requests, call, AT_ONCE);
  const due = scheduleOf(requests);
  const pids = [server.pid, ...(mongodbPid ? [mongodbPid] : [])];
  const [ours, theirs] = await minute(due, pids, counted);
  await pool.close();

  const floorPool = new Pool(floors.base, { connections: CONNECTIONS });
  const row = async () => {
    const { body } = await floorPool.request({ method: 'GET', path: '/rows' });
    await body.dump();
  };
  for (let round = 0; round < ROUNDS_BEFORE; round++) await inARow(requests, row, AT_ONCE);
  const [floor] = await minute(due, [floors.pid], row);
  await floorPool.close();

  const p99 = answers.took.sort((a, b) => a - b)[Math.floor(answers.took.length * 0.99)];
  const unchanged = answers.unchanged / answers.gets;
  console.table({
    'our process, cores for 1,000 users': { found: ours.toFixed(3), goal: WANTED_CORES },
    'the floor F under the same load, cores': { found: floor.toFixed(3) },
    'ours / floor': { found: (ours / floor).toFixed(1), 'at most': MOST_FLOORS },
    ...(mongodbPid && { 'the database server, cores': { found: theirs.toFixed(3) } }),
    'p99, milliseconds': { found: p99.toFixed(1), 'at most': MOST_MS },
    'GETs answered 304': {
      found: `${(unchanged * 100).toFixed(1)} %`,
      'at least': `${LEAST_UNCHANGED * 100} %`,
    },
    requests: { found: answers.all },
    errors: { found: answers.failed, 'at most': 0 },
  });
  const isFine = p99 <= MOST_MS && unchanged >= LEAST_UNCHANGED && answers.failed === 0;
  if (!isFine || ours / floor > MOST_FLOORS) process.exitCode = 1;
} finally {
  for (const { stop } of running) await stop();
  rmSync(folder, { recursive: true, force: true });
}
