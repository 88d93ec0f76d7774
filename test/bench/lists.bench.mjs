// What a page of a list costs the server's processor with 100,000 documents, as a ratio to the same page with 1,000, on
// the built API and the embedded store. Above 1.5 a list scans: the run fails then. With 100,000 somebody also reads while
// all of them are exported or searched, and while public pages are built anew: the longest wait.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WritableStream } from 'node:stream/web';
import { fill, openStore } from '../lib/fill.mjs';
import { measure } from '../lib/load.mjs';
import { memoryOf, startServer } from '../lib/server.mjs';
import { signInOne } from '../lib/sessions.mjs';
import { besideAReader } from './lib/reader.mjs';

const PORT = 4399;
const SIZES = [1_000, 100_000];
const REQUESTS = 150;
const MOST = 1.5;
const LISTS = [
  // Not kept: somebody is signed in.
  '/private/api/messages/USER',
  '/private/api/projects/all?limit=25',
  '/api/admin/jobs?limit=25',
  '/api/admin/jobs?limit=25&location=City%203',
  '/api/admin/applications?limit=25',
  '/api/admin/applications?limit=25&kind=project&status=pending&sort=waiting',
  '/api/admin/applications?limit=25&waiting=7&sort=waiting',
  '/api/admin/people?limit=25',
  '/api/admin/projects?limit=25',
  '/api/admin/projects?limit=25&owner=mine',
  '/api/admin/freelancers?limit=25',
  '/api/admin/b2b-users?limit=25',
  '/api/admin/messages/all?limit=25',
  '/api/admin/messages/conversation/USER?limit=25',
  '/api/admin/consultants?limit=25',
  '/api/admin/employees?limit=25',
];

/** What goes through a whole collection. */
const LONG = [
  '/api/admin/exports/applicants.csv',
  '/api/admin/exports/freelancers.csv',
  '/api/admin/exports/b2b-users.csv',
  '/api/admin/exports/messages.csv',
  '/public/api/v0/jobs/locations',
  '/public/api/v0/projects/categories',
  '/sitemap.xml',
  '/sitemap-jobs-1.xml',
  '/feed.xml',
  '/public/api/v0/jobs?q=Beratre',
  '/public/api/v0/home-search?tab=projects&skill=Beratre',
  '/api/admin/jobs?q=SAP',
  '/api/admin/people?q=Beratre',
  '/api/admin/freelancers?skill=Beratre',
  '/api/admin/messages/all?q=Beratre',
];
/** Milliseconds that somebody else waits at most, and megabytes of the server after all of them. */
const MOST_WAIT = 50;
const MOST_MEMORY = 300;
/** What Node takes for its heap at most where there are 768 MB, as in the compose file. */
const HEAP = '--max-old-space-size=384';

/** The longest wait beside each of them, and how long it took; and the server's memory then. */
async function waits(server, headers) {
  const found = {};
  for (const path of LONG) {
    const begun = performance.now();
    const { longest } = await besideAReader(server, async () => {
      const answer = await fetch(server.base + path, { headers: path.startsWith('/api') ? headers : {} });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.body.pipeTo(new WritableStream());
    });
    found[path] = {
      'longest wait, ms': Math.round(longest),
      'seconds in all': ((performance.now() - begun) / 1000).toFixed(1),
    };
  }
  return { found, memory: memoryOf(server.pid) };
}

/** Each list's cost with that many documents, and the waits. */
async function costs(folder, size) {
  const db = await openStore(folder);
  const talker = await fill(db, size);
  const admin = await signInOne(db, 'admin', 'admins', {});
  const user = await signInOne(db, 'user', 'users', { _id: talker });
  await db.close();
  const server = await startServer(folder, PORT, { NODE_OPTIONS: HEAP });
  try {
    const requests = LISTS.map((list) => {
      const headers = list.startsWith('/api/admin') ? admin : user;
      return [list, { server, path: list.replace('USER', String(talker)), headers }];
    });
    const long = size === SIZES.at(-1) ? await waits(server, admin) : null;
    return { costs: await measure(Object.fromEntries(requests), REQUESTS), long };
  } finally {
    await server.stop();
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-lists-'));
try {
  await (await startServer(folder, PORT)).stop();
  const { costs: few } = await costs(folder, SIZES[0]);
  const { costs: many, long } = await costs(folder, SIZES[1]);
  console.table(long.found);
  console.log(`Memory after these: ${Math.round(long.memory)} MB (at most ${MOST_MEMORY})`);
  const waited = LONG.filter((path) => long.found[path]['longest wait, ms'] > MOST_WAIT);
  if (waited.length > 0 || long.memory > MOST_MEMORY) {
    console.error(`Somebody waits longer than ${MOST_WAIT} ms, or memory grows: ${waited.join(', ')}`);
    process.exitCode = 1;
  }
  const ratio = (list) => many[list].cpu / few[list].cpu;
  const shown = (list) => ({
    '1,000: cpu-ms': few[list].cpu.toFixed(2),
    '100,000': many[list].cpu.toFixed(2),
    ratio: ratio(list).toFixed(2),
  });
  console.table(Object.fromEntries(LISTS.map((list) => [list, shown(list)])));
  const slow = LISTS.filter((list) => ratio(list) > MOST);
  if (slow.length > 0) {
    console.error(`More than ${MOST} times the cost with a hundred times the entries: ${slow.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
