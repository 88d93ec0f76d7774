import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { endServer, startServer, type ServerProcess } from '../../../../support/app/server-process.ts';

const DIST = resolve(__dirname, '../../../../../api/dist');
const PASSWORD = 'kupfer lampe sieben wolken';
const EMAIL = 'ann@firm.test';
const STEP = 30_000;

let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'second-factor-'));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  rmSync(dataDir, { recursive: true });
});

type Answer = { status: number; body: Record<string, unknown> };

const start = async () => (server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'trace' }));

async function post(path: string, body: object, token = ''): Promise<Answer> {
  const answer = await fetch(server!.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const login = () => post('/public/api/v0/admin/login', { email: EMAIL, password: PASSWORD });

/** Signs in an administrator with an app, whose present code is used up: the next one is already accepted. */
async function withApp() {
  await post('/public/api/v0/admin/register', { email: EMAIL, phone: '+49 30 1', password: PASSWORD });
  const session = (await login()).body['token'] as string;
  const key = (await post('/api/admin/factors/codes', {}, session)).body['key'] as string;
  const now = Date.now();
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now + steps * STEP });
  const added = await post('/api/admin/factors/codes/confirm', { code: code(0) }, session);
  expect(added.status).toBe(200);
  const recoveryCodes = added.body['recoveryCodes'] as string[];
  return { session: added.body['token'] as string, former: session, key, code, recoveryCodes };
}

/** Runs it as delivered, with only the given settings. */
function adminCreate(args: string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(DIST, 'admin-create.js'), ...args], {
    cwd: dataDir,
    encoding: 'utf8',
    input: '',
    env: { PATH: process.env['PATH'] ?? '', SEED_DEMO: 'false', DATA_DIR: dataDir, ...env },
  });
  return { status, stdout, stderr: stderr.trim() };
}

it('the server says nothing of a second factor in what it logs, at the finest level', async () => {
  const { said } = await start();
  const { session, former, key, code, recoveryCodes } = await withApp();
  const stage = (await login()).body['token'] as string;
  const enter = (typed: string) => post('/api/admin/sign-in/code', { code: typed }, stage);
  const wrong = 'zzzz-zzzz-zzzz-zzzz';
  expect((await enter(wrong)).status).toBe(400);
  const opened = await enter(code(1));
  expect(opened.status).toBe(200);
  const confirm = (typed: string, token: string) =>
    post('/api/admin/confirm', { password: PASSWORD, code: typed }, token);
  const confirmed = await confirm(recoveryCodes[0]!, session);
  expect(confirmed.status).toBe(200);
  const next = confirmed.body['token'] as string;
  expect((await confirm(wrong, next)).status).toBe(400);
  expect((await post('/api/admin/factors/codes/confirm', { code: 'éééééé' }, next)).status).toBe(409);
  const renewed = await post('/api/admin/factors/recovery-codes', {}, next);
  await endServer(server!);

  const log = said.stdout + said.stderr;
  // The log has the requests, but no secret.
  expect(log).toContain('/api/admin/sign-in/code');
  const secrets = [
    key,
    code(0),
    code(1),
    wrong,
    stage,
    former,
    session,
    next,
    renewed.body['token'] as string,
    opened.body['token'] as string,
    PASSWORD,
    EMAIL,
  ];
  const all = [...secrets, ...recoveryCodes, ...(renewed.body['recoveryCodes'] as string[])];
  // A number of six digits may be part of another.
  const isIn = (secret: string) => new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(log);
  expect(all.filter(isIn)).toEqual([]);
});

it('admin-create --reset takes the second factor off an administrator, and no other', async () => {
  await start();
  const { session } = await withApp();
  expect((await login()).body['stage']).toBe('second-factor');
  const reset = (email: string) => adminCreate(['--reset'], { ADMIN_EMAIL: email });
  expect(reset(EMAIL)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The embedded database is in use/),
  });
  await endServer(server!);

  expect(reset('nobody@firm.test')).toEqual({ status: 1, stdout: '', stderr: 'Administrator not found' });
  expect(reset('nonsense')).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(/email/) });
  // Ignoring case, as a sign-in does.
  const done = reset('Ann@Firm.test');
  expect(done).toEqual({ status: 0, stderr: '', stdout: expect.stringContaining('without a second factor') });
  expect(reset(EMAIL)).toEqual({ status: 1, stdout: '', stderr: 'There is no second factor' });

  await start();
  const again = await login();
  expect([again.status, again.body['stage']]).toEqual([200, undefined]);
  const ask = (path: string, token: string) =>
    fetch(server!.url + path, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask('/api/admin/me', session)).status).toBe(401);
  const audit = await ask('/api/admin/audit?action=admin.second-factor-reset', again.body['token'] as string);
  expect(await audit.json()).toHaveLength(1);
});
