import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { image } from '../../../support/checks/dockerfile.ts';
import { productionPackages } from '../../../support/checks/production-packages.ts';
import { freePort } from '../../../support/app/server-process.ts';

const ROOT = resolve(__dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'image-'));
/** /app of the image. */
const app = join(folder, 'app');
const dataDir = join(folder, 'data');

/** Returns the files of the repository that match a path of COPY; a star stands for any part of a name. */
function matching(path: string): string[] {
  const name = new RegExp(`^${basename(path).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  const parent = dirname(path);
  return readdirSync(join(ROOT, parent))
    .filter((each) => name.test(each))
    .map((each) => join(parent, each));
}

/** Does what the last stage of the Dockerfile does, with the packages that production installs. */
function layOut(): void {
  for (const { from, to } of image.copies)
    for (const source of from.flatMap(matching)) {
      if (source === 'node_modules') continue;
      const target = to.endsWith('/') ? join(app, to, basename(source)) : join(app, to);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(ROOT, source), target, { recursive: true });
    }
  for (const name of productionPackages().filter((each) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(each))) {
    if (!existsSync(join(ROOT, name))) continue;
    mkdirSync(dirname(join(app, name)), { recursive: true });
    symlinkSync(join(ROOT, name), join(app, name));
  }
}

const [node = '', ...args] = image.command;
const SETTINGS = {
  PUBLIC_URL: 'https://www.firm.test',
  CONTACT_TO: 'office@firm.test',
  MAIL_FROM: 'no-reply@firm.test',
  SMTP_URL: 'outbox:',
  USER_JWT_SECRET: 'u'.repeat(40),
  ADMIN_JWT_SECRET: 'a'.repeat(40),
  ENCRYPTION_KEY: 'e'.repeat(40),
};

let server: ChildProcess | undefined;
async function stop(): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const ended = new Promise((resolved) => server?.once('exit', resolved));
  server.kill('SIGTERM');
  await ended;
}

/** Starts the server of the image and waits until it is ready. */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  await stop();
  server = spawn(node, args, { cwd: app, env });
  let said = '';
  await new Promise<void>((ready, failed) => {
    server?.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready on')) ready();
    });
    server?.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    server?.once('exit', () => failed(new Error(said)));
  });
}

beforeAll(layOut);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

describe('the image', () => {
  it('is built on one full version of Node, runs as nobody special and says what it is', () => {
    const [base] = image.bases;
    expect(base).toMatch(/^node:\d+\.\d+\.\d+-[a-z]+-slim@sha256:/);
    expect(image.bases).toEqual([base, base]);
    expect(image.user).toBe('node');
    expect(image.labels).toMatch(/org\.opencontainers\.image\.title=/);
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.env.*', '**/node_modules', 'data']));
  });

  it('has all that its programs need: they run from its files and packages alone', async () => {
    const port = await freePort();
    const env = {
      ...{ PATH: process.env['PATH'] ?? '', ...image.env, ...SETTINGS },
      ...{ PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: dataDir },
      // Tracing is a separate script, loaded when it is on.
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    };
    const admin = {
      ADMIN_EMAIL: 'ann@firm.test',
      ADMIN_PHONE: '+49 30 1',
      ADMIN_PASSWORD: 'kein-leichtes-42-Wort',
    };
    const made = spawnSync('node', ['api/dist/admin-create.js'], { cwd: app, env: { ...env, ...admin } });
    expect([made.stderr.toString(), made.status]).toEqual(['', 0]);
    expect(made.stdout.toString()).toContain('ann@firm.test can now sign in');

    await start(env);
    const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    expect(await get('/')).toContain('<html');
    expect(await get('/docs/swagger-ui.css')).toContain('.swagger-ui');

    // The threads that check uploads and new passwords run separate scripts.
    for (const script of ['pdf-worker.cjs', 'cv-worker.cjs', 'password-worker.cjs'])
      expect(existsSync(join(app, 'api/dist', script))).toBe(true);

    const [check = '', ...given] = image.healthcheck;
    expect(spawnSync(check, given, { cwd: app, env }).status).toBe(0);
    expect(spawnSync(check, given, { cwd: app, env: { ...env, PORT: `${await freePort()}` } }).status).toBe(
      1,
    );
  });

  it('has the demo data with its portraits, for a site that is shown and not yet used', async () => {
    const port = await freePort();
    const env = { PATH: process.env['PATH'] ?? '', ...image.env, NODE_ENV: 'development', SEED_DEMO: 'true' };
    await start({ ...env, PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: join(folder, 'demo') });
    const sitemap = await (await fetch(`http://127.0.0.1:${port}/sitemap-jobs-1.xml`)).text();
    const [, job = ''] = /<loc>[a-z]+:\/\/[^/]+([^<]+)/.exec(sitemap) ?? [];
    const page = await (await fetch(`http://127.0.0.1:${port}${job}`)).text();
    const [, portrait = ''] = /src="(\/[^"]+\.webp)"/.exec(page) ?? [];
    expect((await fetch(`http://127.0.0.1:${port}${portrait}`)).headers.get('content-type')).toBe(
      'image/webp',
    );
  });
});
