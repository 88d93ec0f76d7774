import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startProcess } from '../../../support/app/server-process.ts';

let folder: string;
let dataDir: string;
const running: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: dataDir, ...settings });
  running.push(server);
  return server;
}

async function stop({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** Starts the server and expects it to end with one sentence for the operator. */
async function isRefused(sentence: RegExp, settings: Record<string, string> = {}): Promise<void> {
  const { ended, said } = await start(settings);
  expect(await ended).toBe(1);
  expect(said.stderr).toMatch(sentence);
  expect(said.stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(said.stdout).toBe('');
}

it.each([
  ['no database', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
  ['cut short', (file: string) => truncateSync(file, statSync(file).size - 8192)],
])('a store that is %s is told in a sentence, and is as it was', async (_, harm) => {
  const file = join(dataDir, 'platform.sqlite');
  const first = await start();
  expect(await first.ready).toBe(true);
  await stop(first);
  expect(readdirSync(dataDir)).not.toContain('platform.sqlite-wal');
  harm(file);
  const { size } = statSync(file);
  await isRefused(/^Cannot start: \S+platform\.sqlite is damaged or not a database: move it away/);
  expect(statSync(file).size).toBe(size);
});

it('a password of which nothing is left is told by the name of its setting', async () => {
  const server = await start({ SMTP_URL: 'smtp://user:@127.0.0.1:9', LOG_LEVEL: 'warn' });
  await Promise.race([server.ready, server.ended]);
  expect(server.said.stdout).toMatch(/SMTP_URL has a user without a password/);
});

it('a store in use by another process is told in a sentence', async () => {
  expect(await (await start()).ready).toBe(true);
  await isRefused(/^Cannot start: \S+platform\.sqlite is in use by another process/);
});

it('a DATA_DIR that is a file is told in a sentence', async () => {
  writeFileSync(dataDir, '');
  await isRefused(/^Cannot start: DATA_DIR \S+data is not a folder: name one/);
});

it('a MONGODB_URI that the driver does not understand is told in a sentence', async () => {
  const settings = { MONGODB_URI: 'mongodb://me:pass@word@127.0.0.1/platform' };
  await isRefused(
    /MONGODB_URI: is no address of a MongoDB \(its user, password or hosts cannot be read/,
    settings,
  );
});

it('DATA_DIR is for its owner only, also one of an earlier version', async () => {
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  writeFileSync(join(dataDir, 'platform.sqlite'), '');
  for (const path of ['', 'files', 'platform.sqlite']) chmodSync(join(dataDir, path), 0o755);
  const server = await start();
  expect(await server.ready).toBe(true);
  for (const path of ['', ...readdirSync(dataDir)])
    expect([path, statSync(join(dataDir, path)).mode & 0o077]).toEqual([path, 0]);
});

it('a folder that holds other things too stays as it is; what is ours in it does not', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'theirs.txt'), '');
  for (const path of ['', 'theirs.txt']) chmodSync(join(dataDir, path), 0o755);
  const server = await start();
  expect(await server.ready).toBe(true);
  const modeOf = (path: string) => statSync(join(dataDir, path)).mode & 0o777;
  expect(['', 'theirs.txt', 'platform.sqlite', 'secrets.json'].map(modeOf)).toEqual([
    0o755, 0o755, 0o600, 0o600,
  ]);
});
