// The processor time of hostile requests, as a ratio to an ordinary one of its kind on the same server: refusals to a
// refusal of that route, PDFs to a harmless one of the same size. Beside each PDF a reader waits no longer than beside
// the harmless one. Fails above the bounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { File } from 'node:buffer';
import os from 'node:os';
import path from 'node:path';
import { openStore } from '../lib/fill.mjs';
import { median } from '../lib/load.mjs';
import { cpuOf, startServer } from '../lib/server.mjs';
import { signInOne } from '../lib/sessions.mjs';
import { harmlessPdf, hostilePdfs } from './lib/hostile-pdfs.mjs';
import { besideAReader } from './lib/reader.mjs';

const PORT = 4399;
const MOST = { refusal: 20, pdf: 3, wait: 50 };
const ROUNDS = 5;
const JSON_TYPE = { 'content-type': 'application/json' };
const CONTACT = { path: '/public/api/v0/contact-admin', method: 'POST', headers: JSON_TYPE };

const manyKeys = (count) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, 1])));

/** Measures the server's processor time for one request, over `count` of them. */
async function cpu({ base, pid }, { path: address, ...request }, count) {
  const before = cpuOf(pid);
  for (let n = 0; n < count; n++) await (await fetch(base + address, request)).arrayBuffer();
  return (cpuOf(pid) - before) / count;
}

/** Returns each hostile request with the ordinary one of its kind. */
const refusals = (profile) => {
  const asUser = { path: profile.path, method: 'PUT', headers: { ...profile.headers, ...JSON_TYPE } };
  const missing = { path: '/api/none', method: 'GET' };
  const list = { path: '/public/api/v0/jobs?none=1', method: 'GET' };
  return [
    ['15 kB of unknown keys', { ...CONTACT, body: manyKeys(1_300) }, { ...CONTACT, body: '{}' }],
    ['860 kB of unknown keys', { ...CONTACT, body: manyKeys(70_000) }, { ...CONTACT, body: '{}' }],
    [
      '15 kB of lists in lists',
      { ...CONTACT, body: `{"a":${'['.repeat(7_000)}${']'.repeat(7_000)}}` },
      { ...CONTACT, body: '{}' },
    ],
    [
      '860 kB of unknown keys for a profile',
      { ...asUser, body: manyKeys(70_000) },
      { ...asUser, body: '{"none":1}' },
    ],
    [
      '350,000 lists for a profile',
      { ...asUser, body: `{"skills":[${'[],'.repeat(349_999)}[]]}` },
      { ...asUser, body: '{"none":1}' },
    ],
    ['1,600 parameters', { ...list, path: `/public/api/v0/jobs?${'a=1&'.repeat(1_600)}` }, list],
    ['15,500 slashes', { ...missing, path: `/api${'/'.repeat(15_500)}x` }, missing],
  ];
};

function form(content) {
  const body = new FormData();
  body.set('cv', new File([content], 'cv.pdf', { type: 'application/pdf' }));
  return body;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-hostile-'));
let server;
const failed = [];
try {
  await (await startServer(folder, PORT)).stop();
  const db = await openStore(folder);
  const user = await db.collection('users').findOne({ role: 'Freelancer' });
  const headers = await signInOne(db, 'user', 'users', { _id: user._id });
  await db.close();
  server = await startServer(folder, PORT);
  const profile = { path: `/private/api/update-profile/${user._id}`, headers };

  const rows = {};
  for (const [name, hostile, ordinary] of refusals(profile)) {
    const ratios = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const [one, other] = [await cpu(server, hostile, 40), await cpu(server, ordinary, 400)];
      if (round > 0) ratios.push([one / other, one]);
    }
    const ratio = median(ratios.map(([each]) => each));
    rows[name] = {
      'cpu-ms': median(ratios.map(([, ms]) => ms)).toFixed(2),
      ratio: ratio.toFixed(1),
      'at most': MOST.refusal,
    };
    if (ratio > MOST.refusal) failed.push(name);
  }
  console.table(rows);

  const uploaded = async (content) => {
    const costs = [];
    const waits = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const request = { path: profile.path, method: 'PUT', headers, body: form(content) };
      const { longest, result } = await besideAReader(server, () => cpu(server, request, 1));
      if (round === 0) continue;
      costs.push(result);
      waits.push(longest);
    }
    return { ms: median(costs), wait: median(waits) };
  };
  const harmless = await uploaded(harmlessPdf());
  const pdfs = {
    'a harmless one of 5 MB': { 'cpu-ms': harmless.ms, 'longest wait, ms': harmless.wait.toFixed(0) },
  };
  for (const [name, content] of Object.entries(hostilePdfs())) {
    const { ms, wait } = await uploaded(content);
    const ratio = ms / harmless.ms;
    pdfs[name] = {
      'cpu-ms': ms,
      ratio: ratio.toFixed(1),
      'at most': MOST.pdf,
      'longest wait, ms': wait.toFixed(0),
    };
    if (ratio > MOST.pdf || wait > Math.max(MOST.wait, 2 * harmless.wait)) failed.push(name);
  }
  console.table(pdfs);
  if (failed.length > 0) {
    console.error(`Above their bounds: ${failed.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
