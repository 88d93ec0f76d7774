// What lists cost that begin with what their reader shares (`sort=shared`), with 1,000 and with 100,000 entries, on the built
// API and the embedded store, or on a MongoDB (BENCH_MONGODB_URI; BENCH_SIZES=1000,20000 for other numbers): processor time of
// the first and of a late page, for a reader whose skills are in many entries and for one whose skills are in few; and the
// longest wait of others meanwhile. Fails above the bounds.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { fill, insert, openStore } from '../lib/fill.mjs';
import { measure } from '../lib/load.mjs';
import { startServer } from '../lib/server.mjs';
import { signInOne } from '../lib/sessions.mjs';
import { RARE } from '../lib/varied.mjs';
import { besideAReader } from './lib/reader.mjs';
import { settled } from './lib/settled.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4398);
const SIZES = (process.env.BENCH_SIZES ?? '1000,100000').split(',').map(Number);
const REQUESTS = 12;
const AT_ONCE = 8;
/** Milliseconds of processor time for one page, and the longest wait of others. */
const MOST_COST = 1_000;
const MOST_WAIT = 50;
const mongodbUri = process.env.BENCH_MONGODB_URI;

const READERS = {
  'many entries': ['S/4HANA', 'ABAP', 'FI', 'CO', 'MM', 'SD', 'Fiori', 'Authorisations', 'Java', 'BW'],
  'few entries': [RARE.word, 'COBOL', 'Erlang'],
};
const PAGES = ['limit=25', 'limit=25&page=30', 'limit=200&page=20'];

async function costs(folder, size) {
  const db = await openStore(folder, mongodbUri);
  await fill(db, size);
  const people = {};
  for (const [name, skills] of Object.entries(READERS)) {
    for (const role of ['Freelancer', 'JobSeeker']) {
      const model = await db.collection('users').findOne({ role: 'Freelancer' });
      const email = `${role}-${skills.length}-${size}@reader.example`.toLowerCase();
      const _id = new mongoose.Types.ObjectId();
      const reader = { ...model, _id, role, skills, email, emailKey: email, isCopy: false };
      await insert(db.collection('users'), [reader]);
      people[`${role}: ${name}`] = await signInOne(db, 'user', 'users', { _id });
    }
  }
  await db.close();
  const server = await startServer(folder, PORT, { mongodbUri });
  try {
    await settled(server);
    const asked = {};
    for (const [name, headers] of Object.entries(people)) {
      const list = name.startsWith('Freelancer') ? '/private/api/projects/all' : '/private/api/jobs';
      for (const page of PAGES)
        asked[`${name}, ${page}`] = { server, path: `${list}?sort=shared&${page}`, headers };
    }
    const [one] = Object.values(asked);
    const waitBeside = async (path) => {
      const read = async () => {
        const answer = await fetch(server.base + path, { headers: one.headers });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        await answer.arrayBuffer();
      };
      await read();
      const all = () => Promise.all(Array.from({ length: AT_ONCE }, read));
      return (await besideAReader(server, all)).longest;
    };
    // A machine with other work makes everybody wait: a plain page shows for how long.
    const plain = await waitBeside('/private/api/projects/all?limit=200');
    return { longest: await waitBeside(one.path), plain, costs: await measure(asked, REQUESTS) };
  } finally {
    await server.stop();
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-shared-'));
try {
  await (await startServer(folder, PORT, { mongodbUri })).stop();
  for (const size of SIZES) {
    const { longest, plain, costs: found } = await costs(folder, size);
    const mostWait = Math.max(MOST_WAIT, 2 * plain);
    console.log(
      `${size.toLocaleString('en')} entries; longest wait of others ${Math.round(longest)} ms, beside plain pages ${Math.round(plain)} ms`,
    );
    console.table(
      Object.fromEntries(
        Object.entries(found).map(([name, { cpu }]) => [name, { 'cpu-ms': cpu.toFixed(1) }]),
      ),
    );
    const slow = Object.keys(found).filter((name) => found[name].cpu > MOST_COST);
    if (slow.length > 0 || longest > mostWait) {
      console.error(
        `Too much: ${[...slow, longest > mostWait ? 'others wait' : ''].filter(Boolean).join('; ')}`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
