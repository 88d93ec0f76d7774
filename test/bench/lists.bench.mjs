// The processor time of a page of a list and of a search with 100,000 documents, as a ratio to the same with 1,000, on
// the built API and the embedded store, or on a MongoDB (BENCH_MONGODB_URI; BENCH_SIZES=1000,20000 for other numbers).
// A list above 1.5 scans, a search above 3: the run fails then. With 100,000 a reader also measures the longest wait
// while all of them are exported or searched, also concurrently, and while public pages are rebuilt.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WritableStream } from 'node:stream/web';
import { fill, openStore } from '../lib/fill.mjs';
import { measure } from '../lib/load.mjs';
import { memoryOf, startServer } from '../lib/server.mjs';
import { signInOne } from '../lib/sessions.mjs';
import { besideAReader } from './lib/reader.mjs';
import { FREQUENT_SEARCHES, RARE_SEARCHES } from './lib/searches.mjs';

const PORT = 4399;
const SIZES = (process.env.BENCH_SIZES ?? '1000,100000').split(',').map(Number);
const REQUESTS = 150;
const MOST = 1.5;
const SEARCH_REQUESTS = 40;
const MOST_OF_A_SEARCH = 3;
const mongodbUri = process.env.BENCH_MONGODB_URI;
const LISTS = [
  '/private/api/messages/USER',
  '/private/api/projects/all?limit=25',
  '/api/admin/jobs?limit=25',
  '/api/admin/jobs?limit=25&location=City%203',
  '/public/api/v0/jobs?limit=25&workplace=hybrid&q=',
  '/public/api/v0/jobs?limit=25&pay_from=9000000&pay_period=month&q=',
  '/private/api/projects/all?limit=25&start_until=1999-01-01&q=',
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

/** Requests that read a whole collection. */
const LONG = [
  '/api/admin/exports/applicants.csv',
  '/api/admin/exports/freelancers.csv',
  '/api/admin/exports/b2b-users.csv',
  '/api/admin/exports/messages.csv',
  '/api/admin/exports/applicants.xlsx',
  '/api/admin/exports/freelancers.xlsx',
  '/api/admin/exports/b2b-users.xlsx',
  '/api/admin/exports/messages.xlsx',
  '/public/api/v0/jobs/locations',
  '/public/api/v0/projects/categories',
  '/sitemap.xml',
  '/sitemap-jobs-1.xml',
  '/sitemap-projects-1.xml',
  '/feed.xml',
  '/projects.xml',
  '/jobs.xml',
  '/public/api/v0/projects/locations',
  // Counts what open postings name.
  '/public/api/v0/vocabulary?q=S4',
  ...FREQUENT_SEARCHES,
];
/** How many run the same search at once. */
const AT_ONCE = 16;
/** The longest wait of another request in milliseconds, and the server's megabytes after all of them. */
const MOST_WAIT = 50;
const MOST_MEMORY = 300;
/** Node's default maximum heap with 768 MB of memory, as in the compose file. */
const HEAP = '--max-old-space-size=384';

/** Measures the longest wait beside each of them, their durations, and the server's memory afterwards. */
async function waits(server, as, talker) {
  const found = {};
  const beside = async (name, work) => {
    const begun = performance.now();
    const { longest } = await besideAReader(server, work);
    found[name] = {
      'longest wait, ms': Math.round(longest),
      'seconds in all': ((performance.now() - begun) / 1000).toFixed(1),
    };
  };
  const read = async (path) => {
    const answer = await fetch(server.base + path.replace('USER', talker), { headers: as(path) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.body.pipeTo(new WritableStream());
  };
  for (const path of LONG) await beside(path, () => read(path));
  const searches = Array.from({ length: AT_ONCE }, (_, i) => `/public/api/v0/jobs?q=a&limit=${i + 1}`);
  await beside(`${AT_ONCE} searches at once`, () => Promise.all(searches.map(read)));
  return { found, memory: memoryOf(server.pid) };
}

/** Measures the cost of each list and search with that many documents, and the waits. */
async function costs(folder, size) {
  const db = await openStore(folder, mongodbUri);
  const begun = performance.now();
  const talker = await fill(db, size);
  console.log(`Filled to ${size} each in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const admin = await signInOne(db, 'admin', 'admins', {});
  const user = await signInOne(db, 'user', 'users', { _id: talker });
  const company = await signInOne(db, 'user', 'users', { role: 'B2B' });
  await db.close();
  const as = (path) => {
    if (path.startsWith('/api/admin')) return admin;
    // Searches of a signed-in user, because answers to visitors are cached.
    if (!path.includes('/api') || (path.startsWith('/public') && !/[?&](q|skill)=/.test(path))) return {};
    return path.startsWith('/private/api/consultants') ? company : user;
  };
  const server = await startServer(folder, PORT, { NODE_OPTIONS: HEAP, mongodbUri });
  try {
    const asked = (paths) =>
      Object.fromEntries(
        paths.map((path) => [
          path,
          { server, path: path.replace('USER', String(talker)), headers: as(path) },
        ]),
      );
    // First, while the server's memory is as it was when it started to serve.
    const long = size === SIZES.at(-1) ? await waits(server, as, String(talker)) : null;
    const lists = await measure(asked(LISTS), REQUESTS);
    return { costs: { ...lists, ...(await measure(asked(RARE_SEARCHES), SEARCH_REQUESTS)) }, long };
  } finally {
    await server.stop();
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-lists-'));
try {
  await (await startServer(folder, PORT, { mongodbUri })).stop();
  const { costs: few } = await costs(folder, SIZES[0]);
  const { costs: many, long } = await costs(folder, SIZES[1]);
  console.table(long.found);
  console.log(`Memory after these: ${Math.round(long.memory)} MB (at most ${MOST_MEMORY})`);
  const waited = Object.keys(long.found).filter((name) => long.found[name]['longest wait, ms'] > MOST_WAIT);
  if (waited.length > 0 || long.memory > MOST_MEMORY) {
    console.error(`Somebody waits longer than ${MOST_WAIT} ms, or memory grows: ${waited.join(', ')}`);
    process.exitCode = 1;
  }
  // Costs below a millisecond are not measured exactly enough to be compared.
  const ratio = (path) => Math.max(many[path].cpu, 1) / Math.max(few[path].cpu, 1);
  const [less, more] = SIZES.map((size) => size.toLocaleString('en'));
  const shown = (path) => ({
    [`${less}: cpu-ms`]: few[path].cpu.toFixed(2),
    [more]: many[path].cpu.toFixed(2),
    ratio: ratio(path).toFixed(2),
  });
  console.table(Object.fromEntries(Object.keys(few).map((path) => [path, shown(path)])));
  const slow = [
    ...LISTS.filter((list) => ratio(list) > MOST),
    ...RARE_SEARCHES.filter((search) => ratio(search) > MOST_OF_A_SEARCH),
  ];
  if (slow.length > 0) {
    console.error(`Cost too much more with a hundred times the entries: ${slow.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
