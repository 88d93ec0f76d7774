// What a page of a list costs the server's processor with 100,000 documents, as a ratio to the same page with 1,000, on
// the built API and the embedded store. Above 1.5 a list scans: the run fails then.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fill, openStore } from '../lib/fill.mjs';
import { measure } from '../lib/load.mjs';
import { startServer } from '../lib/server.mjs';
import { signInOne } from '../lib/sessions.mjs';

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

/** Each list's cost with that many documents. */
async function costs(folder, size) {
  const db = await openStore(folder);
  const talker = await fill(db, size);
  const admin = await signInOne(db, 'admin', 'admins', {});
  const user = await signInOne(db, 'user', 'users', { _id: talker });
  await db.close();
  const server = await startServer(folder, PORT);
  try {
    const requests = LISTS.map((list) => {
      const headers = list.startsWith('/api/admin') ? admin : user;
      return [list, { server, path: list.replace('USER', String(talker)), headers }];
    });
    return await measure(Object.fromEntries(requests), REQUESTS);
  } finally {
    await server.stop();
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-lists-'));
try {
  await (await startServer(folder, PORT)).stop();
  const [few, many] = [await costs(folder, SIZES[0]), await costs(folder, SIZES[1])];
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
