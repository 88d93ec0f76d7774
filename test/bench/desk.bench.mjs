// What the desk costs with 2,000 and with 20,000 open applications, two stages of which were removed: boards (which open
// ones ask for again every minute), a page of a stage, and moves; each on the built API and the embedded store, or with
// BENCH_ENGINE=mongodb on the indexed MongoDB of the benchmarks (lib/mongodb/store.mjs). Fails when ten times the
// applications cost more than half as much again, or when others wait too long meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { COMPANY_STAGES, DELIVERED_STAGES } from '../../libs/contracts/dist/index.js';
import { insert, openStore } from '../lib/fill.mjs';
import { measure } from '../lib/load.mjs';
import { cpuOf, startServer } from '../lib/server.mjs';
import { signIn, signInOne } from '../lib/sessions.mjs';
import { searchable } from '../lib/varied.mjs';
import { besideAReader } from './lib/reader.mjs';
import { settled } from './lib/settled.mjs';
import { startMongodb } from './lib/mongodb/start-store.mjs';

const { ObjectId } = mongoose.Types;
/** BENCH_PORT chooses others: the server's and the store's. */
const PORT = Number(process.env.BENCH_PORT ?? 4399);
/** Of the smaller number the columns are full, too. */
const SIZES = [2_000, 20_000];
const BATCH = 1_000;
const REQUESTS = 20;
const MOVES = 30;
const AT_ONCE = 4;
const JOBS = 2;
const HOUR = 3_600_000;
const MOST = 1.5;
/** Milliseconds. */
const MOST_WAIT = 50;
const [FIRST, SECOND] = DELIVERED_STAGES.map(({ id }) => id);
const REMOVED = [
  { id: 'removed-first', to: FIRST },
  { id: 'removed-second', to: SECOND },
];
const STORED = [...DELIVERED_STAGES, ...REMOVED].map(({ id }) => id);
const COMPANYS = COMPANY_STAGES.map(({ id }) => id);
/** Where the moved ones go. */
const NEXT = DELIVERED_STAGES[2].id;

/** Half of them are for jobs, a tenth for the project of a company. Resolves to the ids that requests name. */
async function fillDesk(db, count) {
  const one = (name, filter) => db.collection(name).findOne(filter);
  const applications = db.collection('applications');
  const pattern = await applications.findOne({ kind: 'project', status: 'pending' });
  const [job, person] = [await one('jobs', {}), await one('users', { role: 'Freelancer' })];
  const own = await one('projects', { b2bId: { $ne: null }, ofCompany: true });
  const others = await one('projects', { ofCompany: false });
  const jobs = Array.from({ length: JOBS }, () => ({ ...job, _id: new ObjectId() }));
  await insert(db.collection('jobs'), jobs);
  const removed = REMOVED.map((each) => ({ ...each, at: new Date() }));
  const stages = { list: DELIVERED_STAGES, removed, holds: 0 };
  await db.collection('stages').updateOne({ _id: 'stages' }, { $set: stages }, { upsert: true });
  const moved = [];
  for (let from = 0; from < count; from += BATCH) {
    const people = Array.from({ length: BATCH }, (_, i) => {
      const email = `applicant-${from + i}@desk.example`;
      return { ...person, _id: new ObjectId(), email, emailKey: email };
    });
    await insert(db.collection('users'), people);
    const documents = people.map(({ _id, first_name, last_name, email }, i) => {
      const n = from + i;
      const target = n % 2 ? jobs[Math.floor(n / 2) % JOBS] : n % 10 === 0 ? own : others;
      const at = new Date(Date.now() - (n + 1) * HOUR);
      // Of the same distribution for every target.
      const stages = target === own ? COMPANYS : STORED;
      return searchable(
        {
          ...pattern,
          ...{ _id: new ObjectId(), kind: n % 2 ? 'job' : 'project', status: 'pending' },
          ...{ targetId: target._id, applicantId: _id, withdrawn: null, decidedAt: null },
          ...{ appliedAt: at, stage: stages[Math.floor(n / 10) % stages.length], stageSince: at, moves: [] },
          ...{ person: `${first_name} ${last_name}`, email, title: target.title },
        },
        'applications',
      );
    });
    await insert(applications, documents);
    for (const { _id, kind, stage } of documents)
      if (kind === 'job' && (stage === FIRST || stage === SECOND))
        moved.push({ id: String(_id), from: stage });
  }
  return { jobId: String(jobs[0]._id), projectId: String(own._id), ownerId: own.b2bId, moved };
}

async function costsOf(count) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-desk-'));
  const running = [];
  try {
    if (process.env.BENCH_ENGINE === 'mongodb') running.push(await startMongodb(folder, PORT + 2));
    const mongodbUri = running[0]?.uri;
    await (await startServer(folder, PORT, { mongodbUri })).stop();
    const db = await openStore(folder, mongodbUri);
    const { jobId, projectId, ownerId, moved } = await fillDesk(db, count);
    const admin = await signInOne(db, 'admin', 'admins', {});
    const owner = await db.collection('users').findOne({ _id: ownerId });
    const [company] = await signIn(db, 'user', [owner]);
    await db.close();
    const server = await startServer(folder, PORT, { mongodbUri });
    running.unshift(server);
    // A sweep puts the applications of removed stages where they stand.
    await settled(server);
    const of = (path, headers = admin) => [path.replace(/[0-9a-f]{24}/, 'ID'), { server, path, headers }];
    const asked = Object.fromEntries([
      of('/api/admin/board'),
      of('/api/admin/board?limit=250'),
      of(`/api/admin/jobs/${jobId}/board?limit=50`),
      of(`/private/api/projects/${projectId}/board?limit=50`, company),
      of(`/api/admin/applications?limit=25&stage=${FIRST}&sort=waiting`),
      of(`/api/admin/applications?limit=25&stage=${SECOND}&sort=waiting&page=4`),
    ]);
    const costs = await measure(asked, REQUESTS);
    const fetched = async (path, options = {}) => {
      const answer = await fetch(server.base + path, {
        ...options,
        headers: { ...admin, 'content-type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const cpuOfMoves = async (afterwards) => {
      const some = moved.splice(0, MOVES);
      const before = cpuOf(server.pid);
      for (const { id, from } of some) {
        const body = JSON.stringify({ stage: NEXT, from });
        await fetched(`/api/admin/applications/${id}/stage`, { method: 'PATCH', body });
        await afterwards();
      }
      return { cpu: (cpuOf(server.pid) - before) / some.length };
    };
    await cpuOfMoves(() => fetched('/api/admin/board'));
    costs['a move'] = await cpuOfMoves(() => undefined);
    costs['a move, then the board'] = await cpuOfMoves(() => fetched('/api/admin/board'));
    const waitBeside = async (path) => {
      const all = () => Promise.all(Array.from({ length: AT_ONCE }, () => fetched(path)));
      return (await besideAReader(server, all)).longest;
    };
    // A machine with other work makes everybody wait: a plain page shows for how long.
    const most = Math.max(MOST_WAIT, 2 * (await waitBeside('/api/admin/jobs?limit=100')));
    const waits = {};
    for (const path of ['/api/admin/board', '/api/admin/board?limit=250'])
      waits[path] = { longest: await waitBeside(path), most };
    return { costs, waits };
  } finally {
    for (const { stop } of running) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const [few, many] = [await costsOf(SIZES[0]), await costsOf(SIZES[1])];
// Costs below a millisecond are not measured exactly enough to be compared.
const ratio = (name) => Math.max(many.costs[name].cpu, 1) / Math.max(few.costs[name].cpu, 1);
const [less, more] = SIZES.map((size) => size.toLocaleString('en'));
const shown = (name) => ({
  [`${less}: cpu-ms`]: few.costs[name].cpu.toFixed(2),
  [more]: many.costs[name].cpu.toFixed(2),
  ratio: ratio(name).toFixed(2),
});
const names = Object.keys(many.costs);
console.table(Object.fromEntries(names.map((name) => [name, shown(name)])));
const waits = Object.entries(many.waits);
for (const [path, { longest, most }] of waits)
  console.log(
    `${AT_ONCE} times ${path} at once: longest wait of others ${Math.round(longest)} ms, at most ${Math.round(most)}`,
  );
const slow = [
  ...names.filter((name) => ratio(name) > MOST),
  ...waits.filter(([, { longest, most }]) => longest > most).map(([path]) => `others wait beside ${path}`),
];
if (slow.length > 0) {
  console.error(`Above their bounds: ${slow.join(', ')}`);
  process.exitCode = 1;
}
