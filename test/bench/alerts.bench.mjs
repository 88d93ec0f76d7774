// The alerts of 1,000 saved searches (BENCH_SEARCHES chooses others) about 1,000 new projects: processor time beside that in a
// store with a tenth of the entries, with the mails, and the longest wait of a reader meanwhile. What the server does after
// its start is over before. Fails above the bounds. BENCH_ENGINE=mongodb measures on the indexed MongoDB of the benchmarks
// (lib/mongodb/store.mjs).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { insert, openStore } from '../lib/fill.mjs';
import { cpuOf, startServer } from '../lib/server.mjs';
import { searchable, textsOf } from '../lib/varied.mjs';
import { startMongodb } from './lib/mongodb/start-store.mjs';
import { besideAReader } from './lib/reader.mjs';

const { ObjectId } = mongoose.Types;
/** BENCH_PORT chooses others: the server's, the metrics' and the store's. */
const PORT = Number(process.env.BENCH_PORT ?? 4399);
const SEARCHES = Number(process.env.BENCH_SEARCHES ?? 1_000);
const NEW = 1_000;
const STORES = [10_000, 100_000];
/** Different searches among them. */
const DIFFERENT = 2_000;
const MOST_RATIO = 1.5;
const HOUR = 3_600_000;
/** Milliseconds until the searches are due: the server has started and refreshed its search words by then. */
const DUE_IN = 45_000;
const BATCH = 1_000;

/** Inserts `count` documents, a part at a time. */
async function fillWith(collection, count, documentOf) {
  for (let at = 0; at < count; at += BATCH)
    await insert(
      collection,
      Array.from({ length: Math.min(BATCH, count - at) }, (_, i) => documentOf(at + i)),
    );
}

const queryOf = (i) => {
  const { skills, role, location } = textsOf(i % DIFFERENT);
  const texts = [
    `q=${skills[0]}`,
    `q=${role}`,
    `location=${location}`,
    `q=${skills[1]}&location=${location}`,
  ];
  return texts[i % texts.length];
};

/** Freelancers with a search each, and projects of which the last came in within a day. */
async function fillStore(db, entries) {
  const now = Date.now();
  const person = await db.collection('users').findOne({ role: 'Freelancer', emailVerified: true });
  const people = Array.from({ length: SEARCHES }, () => new ObjectId());
  await fillWith(db.collection('users'), SEARCHES, (i) => {
    const email = `reader${i}@mail.example`;
    return { ...person, _id: people[i], email, emailKey: email };
  });
  const project = await db.collection('projects').findOne({ hidden: false, state: 'open', ofCompany: false });
  await fillWith(db.collection('projects'), entries, (i) => {
    const { title, location, skills } = textsOf(i);
    const at = new Date(i < NEW ? now - ((i + 1) / NEW) * 20 * HOUR : now - (i + 48) * HOUR);
    const terms = { title, location, technologies: skills, search: `${title} ${location} remote` };
    const opened = { createdAt: at, changedAt: at, openedAt: at, arrivedAt: at };
    return searchable({ ...project, _id: new ObjectId(), ...terms, ...opened, closesAt: null }, 'projects');
  });
  await fillWith(db.collection('savedSearches'), SEARCHES, (i) => {
    const saved = new Date(now - 24 * HOUR + i);
    return {
      ...{ _id: new ObjectId(), ownerKind: 'user', ownerId: people[i], slot: 0, kind: 'project' },
      ...{ query: queryOf(i), name: 'Search', cadence: 'daily', from: saved, since: saved, seenAt: saved },
      ...{ nextAt: null, consent: { textVersion: '1', at: saved }, createdAt: saved },
    };
  });
  const dueAt = new Date(Date.now() + DUE_IN);
  await db.collection('savedSearches').updateMany({}, { $set: { nextAt: dueAt } });
  return dueAt;
}

/** Returns how many sweeps have ended and how long the last one took, in seconds. */
async function sweeps() {
  const text = await (await fetch(`http://127.0.0.1:${PORT + 1}/metrics`)).text();
  const [count, took] = ['runs_total', 'run_last_duration_seconds'].map((figure) =>
    Number(text.match(new RegExp(`^scheduled_${figure}\\{[^}]*alerts\\.send[^}]*\\} (\\S+)`, 'm'))?.[1] ?? 0),
  );
  return { count, took };
}

/** Resolves to the seconds of the next sweep when it has ended. */
async function swept() {
  const { count: before } = await sweeps();
  for (;;) {
    const { count, took } = await sweeps();
    if (count > before) return took;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

async function sweepIn(entries) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-alerts-'));
  const running = [];
  try {
    if (process.env.BENCH_ENGINE === 'mongodb') running.push(await startMongodb(folder, PORT + 2));
    const mongodbUri = running[0]?.uri;
    const settings = { mongodbUri, METRICS_PORT: String(PORT + 1) };
    await (await startServer(folder, PORT, settings)).stop();
    const db = await openStore(folder, mongodbUri);
    const dueAt = await fillStore(db, entries);
    await db.close();
    const server = await startServer(folder, PORT, settings);
    running.unshift(server);
    if (dueAt < Date.now()) throw new Error('The server started so late that the sweep may be over');
    await new Promise((resolve) => setTimeout(resolve, dueAt - Date.now()));
    const before = cpuOf(server.pid);
    const { longest, result: seconds } = await besideAReader(server, swept);
    const cpu = cpuOf(server.pid) - before;
    await running.shift().stop();
    const after = await openStore(folder, mongodbUri);
    const told = await after.collection('told').countDocuments();
    const left = await after.collection('savedSearches').countDocuments({ nextAt: { $lte: new Date() } });
    await after.close();
    return { cpu, seconds, longest, told, left };
  } finally {
    for (const { stop } of running) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const rows = {};
for (const entries of STORES) rows[entries] = await sweepIn(entries);
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([entries, { cpu, seconds, longest, told, left }]) => [
      `${entries} entries, ${NEW} of them new, ${SEARCHES} searches`,
      {
        ...{ 'cpu-s': (cpu / 1_000).toFixed(1), 'ms for each search': (cpu / SEARCHES).toFixed(2) },
        ...{ seconds: seconds.toFixed(0), 'longest wait, ms': longest.toFixed(0), told, left },
      },
    ]),
  ),
);
const [small, large] = STORES.map((entries) => rows[entries]);
const ratio = large.cpu / small.cpu;
console.log(`Ten times the entries: ${ratio.toFixed(2)} times the processor time, at most ${MOST_RATIO}`);
if (ratio > MOST_RATIO || large.left > 0 || large.told === 0) {
  console.error('Above its bounds');
  process.exitCode = 1;
}
