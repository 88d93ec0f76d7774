import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barrage } from '../../e2e/shared/http/hostile/barrage.ts';
import type { Answer, Shot } from '../../e2e/shared/http/hostile/sender.ts';
import { builtDocument } from '../../support/checks/api-document.ts';
import { Conformance } from '../../support/checks/conformance.ts';
import { endServer, type ServerProcess, startServer } from '../../support/app/server-process.ts';

/** More with `GENERATED=100000`; a different sequence with `SEED=7`. */
const REQUESTS = Number(process.env['GENERATED'] ?? 500);
const SEED = Number(process.env['SEED'] ?? 20261125);
const PASSWORD = 'berlin-demo-2026';
const LISTS = ['/public/api/v0/jobs', '/private/api/projects/all', '/private/api/consultants/all'];

const folder = mkdtempSync(join(tmpdir(), 'answers-'));
const conformance = Conformance.load();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, SEED_DEMO: 'true', RATE_LIMIT_SCALE: '1000' });
});
afterAll(async () => {
  await endServer(server);
  rmSync(folder, { recursive: true });
});

async function send({ method, url, token, payload }: Shot): Promise<Answer> {
  const answer = await fetch(server.url + url, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const text = await answer.text();
  const body: unknown = type === 'application/json' && text ? JSON.parse(text) : {};
  const headers = Object.fromEntries(answer.headers);
  const given = { status: answer.status, type, text, body, headers };
  conformance?.check(method.toLowerCase(), url, given);
  return given;
}

/** The people of the demo who still exist, and the existing ids. */
async function cast() {
  const doors = [
    ...['jobseeker', 'freelancer', 'b2b'].map((name) => ({ path: '/public/api/v0/login', name })),
    { path: '/public/api/v0/admin/login', name: 'admin' },
  ];
  const tokens = ['', ''];
  const ids: string[] = [];
  for (const { path, name } of doors) {
    const payload = { email: `${name}@demo.example`, password: PASSWORD };
    const { body } = await send({ method: 'post', url: path, payload });
    const { token, user } = body as { token?: string; user?: { _id: string } };
    if (token) tokens.push(token);
    if (user) ids.push(user._id);
  }
  for (const url of LISTS) {
    const { body } = await send({ method: 'get', url, token: tokens.at(-2) ?? '' });
    for (const { _id } of Array.isArray(body) ? (body as { _id: string }[]).slice(0, 3) : []) ids.push(_id);
  }
  return { tokens, ids };
}

it(`the server as it is delivered answers ${REQUESTS} generated requests as the document says`, async () => {
  const document = builtDocument();
  if (!document || !conformance)
    throw new Error('The document is missing or older than the sources: run `npm run build` first');
  const target = { send, cast };
  const { wrong, allowed, succeeded } = await barrage(document, target, { requests: REQUESTS, seed: SEED });
  expect({ wrong: wrong.slice(0, 20), undescribed: [...conformance.problems].slice(0, 20) }).toEqual({
    wrong: [],
    undescribed: [],
  });
  expect(server.said.stderr).toBe('');
  expect(allowed).toBeGreaterThan(REQUESTS / 10);
  expect(succeeded).toBeGreaterThan(REQUESTS / 15);
}, 900_000);
