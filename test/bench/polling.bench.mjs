// What signed-in people cost while they do nothing: 1,000 users with the dashboard open, for a minute, with the calls and
// periods of the client (TIMING in the contracts), conditional as browsers make them. Prints the cores of our process
// (and of the MongoDB-compatible server, when BENCH_MONGODB_URI and BENCH_MONGODB_PID name one), how many answers were
// 304, and how long the slowest took. Fails above the bounds.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { Pool } from 'undici';
import { LIMITS, TIMING } from '@consulting/contracts';
import { fill, openStore } from './lib/fill.mjs';
import { cpuOf, startServer } from './lib/server.mjs';
import { signIn } from './lib/sessions.mjs';

const USERS = 1_000;
const PORT = 4399;
const MINUTE = 60_000;
const MOST_CORES = 0.05;
const MOST_MS = 50;
const LEAST_UNCHANGED = 0.99;
const mongodbUri = process.env.BENCH_MONGODB_URI;
const mongodbPid = process.env.BENCH_MONGODB_PID;

/** What an open dashboard asks for by itself. */
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

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-polling-'));
let server;
try {
  await (await startServer(folder, PORT, { mongodbUri })).stop();
  const db = await openStore(folder, mongodbUri);
  await fill(db, USERS);
  const users = await db.collection('users').find({ role: 'Freelancer' }).limit(USERS).toArray();
  const headers = await signIn(db, 'user', users);
  await db.close();
  server = await startServer(folder, PORT, { mongodbUri });
  // As many connections as a reverse proxy keeps open.
  const pool = new Pool(server.base, { connections: 50 });

  const answers = { all: 0, gets: 0, unchanged: 0, failed: 0, took: [] };
  const call = async (request) => {
    const { method, path, body, headers } = request;
    const begun = performance.now();
    const answer = await pool.request({ method, path, body, headers });
    await answer.body.dump();
    const took = performance.now() - begun;
    if (answer.headers.etag) headers['if-none-match'] = answer.headers.etag;
    return { status: answer.statusCode, took };
  };
  const counted = async (request) => {
    const { status, took } = await call(request);
    answers.all++;
    answers.took.push(took);
    if (request.method === 'GET') answers.gets++;
    if (status === 304) answers.unchanged++;
    if (status !== 304 && status !== 200) answers.failed++;
  };
  const requests = users.flatMap((user, i) =>
    callsOf(user).map((call) => ({
      ...call,
      headers: {
        // As the client: no token where everybody gets the same.
        ...(call.path.startsWith('/private') && headers[i]),
        'x-poll': '1',
        ...(call.body && { 'content-type': 'application/json' }),
      },
    })),
  );
  // The dashboards have been open for a while: everybody holds an answer.
  for (const request of requests) await call(request);

  const cpu = () => [cpuOf(server.pid), mongodbPid ? cpuOf(mongodbPid) : 0];
  const [before, begun] = [cpu(), performance.now()];
  // Everybody came at another moment.
  const due = requests.flatMap((request, i) => {
    const first = (request.every * ((i * 0.618_034) % 1)) % request.every;
    const times = [];
    for (let at = first; at < MINUTE; at += request.every) times.push({ at, request });
    return times;
  });
  due.sort((one, other) => one.at - other.at);
  const sent = [];
  for (const { at, request } of due) {
    const wait = at - (performance.now() - begun);
    if (wait > 1) await later(wait);
    sent.push(counted(request));
  }
  await Promise.all(sent);
  await later(Math.max(0, MINUTE - (performance.now() - begun)));
  const [ours, theirs] = cpu().map((now, i) => (now - before[i]) / (performance.now() - begun));

  answers.took.sort((a, b) => a - b);
  const p99 = answers.took[Math.floor(answers.took.length * 0.99)];
  const unchanged = answers.unchanged / answers.gets;
  console.table({
    'our process, cores for 1,000 users': { found: ours.toFixed(3), 'at most': MOST_CORES },
    ...(mongodbPid && { 'the database server, cores': { found: theirs.toFixed(3) } }),
    'p99, milliseconds': { found: p99.toFixed(1), 'at most': MOST_MS },
    'GETs answered 304': {
      found: `${(unchanged * 100).toFixed(1)} %`,
      'at least': `${LEAST_UNCHANGED * 100} %`,
    },
    requests: { found: answers.all },
    errors: { found: answers.failed, 'at most': 0 },
  });
  await pool.close();
  if (ours > MOST_CORES || p99 > MOST_MS || unchanged < LEAST_UNCHANGED || answers.failed > 0)
    process.exitCode = 1;
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
