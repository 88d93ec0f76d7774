// The figures of the administration with 100,000 applications of the last 90 days, all of them seen and most decided: how
// long an answer takes that counts, its processor time beside that with a tenth of them, the longest wait of a reader
// meanwhile, and what an answer costs that is kept. Fails above the bounds. BENCH_ENGINE=mongodb measures on the indexed
// MongoDB of the benchmarks (lib/mongodb/store.mjs).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { insert, openStore } from '../lib/fill.mjs';
import { measure } from '../lib/load.mjs';
import { cpuOf, startServer } from '../lib/server.mjs';
import { signInOne } from '../lib/sessions.mjs';
import { startMongodb } from './lib/mongodb/start-store.mjs';
import { besideAReader } from './lib/reader.mjs';
import { settled } from './lib/settled.mjs';

const { ObjectId } = mongoose.Types;
/** BENCH_PORT chooses others: the server's and the store's. */
const PORT = Number(process.env.BENCH_PORT ?? 4399);
const STORES = [10_000, 100_000];
const BATCH = 1_000;
const JOBS = 500;
const HOUR = 3_600_000;
const KEPT_REQUESTS = 200;
const FIGURES = '/api/admin/figures?days=90';
/** The waiting applications that the figures show, as the desk shows them. */
const WAITING = '/api/admin/applications?status=pending&sort=waiting&limit=5';
/** Ten times the applications cost ten times as much, and no more. */
const MOST_RATIO = 12;
/** Milliseconds. */
const MOST_WAIT = 50;
/** Milliseconds of processor time for a thousand applications, and for an answer that is kept. */
const MOST_OF_THOUSAND = 100;
const MOST_OF_KEPT = 5;
/** A kept answer costs at most so many times the page of waiting applications, which is part of it. */
const MOST_KEPT_RATIO = 2;

async function fillStore(db, count) {
  const now = Date.now();
  const pattern = await db.collection('applications').findOne({ kind: 'job' });
  const job = await db.collection('jobs').findOne({});
  const jobs = Array.from({ length: JOBS }, () => ({ ...job, _id: new ObjectId() }));
  await insert(db.collection('jobs'), jobs);
  const kinds = ['job', 'job', 'job', 'project', 'consultant'];
  const statuses = ['selected', 'rejected', 'rejected', 'pending', 'withdrawn'];
  for (let from = 0; from < count; from += BATCH) {
    await insert(
      db.collection('applications'),
      Array.from({ length: BATCH }, (_, i) => {
        const n = from + i;
        const status = statuses[(n * 7) % 5];
        const appliedAt = new Date(now - ((n + 1) / count) * 88 * 24 * HOUR - 12 * HOUR);
        const after = (hours) => new Date(Math.min(now, appliedAt.getTime() + hours * HOUR));
        return {
          ...pattern,
          ...{ _id: new ObjectId(), kind: kinds[n % 5], status, appliedAt, seenAt: after(n % 60) },
          ...{ targetId: jobs[n % JOBS]._id, applicantId: new ObjectId(), withdrawn: null },
          decidedAt: status === 'pending' ? null : after(n % 400),
          note: 'I have worked with this for some years and would like to do so for you. '.repeat(10),
        };
      }),
    );
  }
}

async function figuresOf(count) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-figures-'));
  const running = [];
  try {
    if (process.env.BENCH_ENGINE === 'mongodb') running.push(await startMongodb(folder, PORT + 2));
    const mongodbUri = running[0]?.uri;
    await (await startServer(folder, PORT, { mongodbUri })).stop();
    const db = await openStore(folder, mongodbUri);
    await fillStore(db, count);
    const headers = await signInOne(db, 'admin', 'admins', {});
    await db.close();
    const server = await startServer(folder, PORT, { mongodbUri });
    running.unshift(server);
    await settled(server);
    const ask = async () => {
      const answer = await fetch(server.base + FIGURES, { headers });
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      return answer.json();
    };
    const begun = performance.now();
    const before = cpuOf(server.pid);
    // Several at once are counted once.
    const { longest, result } = await besideAReader(server, () => Promise.all([ask(), ask(), ask()]));
    const seconds = (performance.now() - begun) / 1000;
    const cpu = cpuOf(server.pid) - before;
    const asked = {
      waiting: { server, path: WAITING, headers },
      kept: { server, path: FIGURES, headers, floor: 'waiting' },
    };
    const { kept, waiting } = await measure(asked, KEPT_REQUESTS);
    return { seconds, cpu, longest, kept, waiting, arrived: result[0].kinds[0].arrived };
  } finally {
    for (const { stop } of running) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const rows = {};
for (const count of STORES) rows[count] = await figuresOf(count);
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([count, { seconds, cpu, longest, kept, waiting, arrived }]) => [
      `${count} applications`,
      {
        ...{ seconds: seconds.toFixed(2), 'cpu-s': (cpu / 1000).toFixed(2) },
        ...{ 'longest wait, ms': longest.toFixed(0), 'kept: cpu-ms': kept.cpu.toFixed(2) },
        ...{ 'waiting: cpu-ms': waiting.cpu.toFixed(2), arrived },
      },
    ]),
  ),
);
const [few, many] = STORES.map((count) => rows[count]);
const ratio = many.cpu / few.cpu;
console.log(
  `Ten times the applications: ${ratio.toFixed(1)} times the processor time, at most ${MOST_RATIO}`,
);
console.log(
  `A kept answer: ${many.kept.ratio.toFixed(1)} times the page of waiting applications, at most ${MOST_KEPT_RATIO}`,
);
if (
  ratio > MOST_RATIO ||
  many.longest > MOST_WAIT ||
  many.cpu > (MOST_OF_THOUSAND * STORES[1]) / 1000 ||
  many.kept.cpu > MOST_OF_KEPT ||
  many.kept.ratio > MOST_KEPT_RATIO ||
  many.arrived < STORES[1]
) {
  console.error('Above its bounds');
  process.exitCode = 1;
}
