import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import mongoose from 'mongoose';
import { PROGRAM_VERSION } from '../../../api/src/platform/database/migrations/migrations.ts';
import { useEngine } from '../../support/app/database.ts';
import { builtDocument } from '../../support/checks/api-document.ts';
import { endServer, freePort, type ServerProcess, startServer } from '../../support/app/server-process.ts';
import { Collector } from '../../support/stand-ins/collector.ts';
import { scrape } from '../../support/checks/metrics.ts';

const ROOT = resolve(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'built-'));
const running: ServerProcess[] = [];

async function start(flags?: string[], settings: Record<string, string> = {}): Promise<ServerProcess> {
  const own = { DATA_DIR: folder, SEED_DEMO: 'true', LOG_LEVEL: 'info' };
  const server = await startServer({ ...own, ...settings }, flags);
  running.push(server);
  return server;
}

afterEach(() => Promise.all(running.splice(0).map(endServer)));
afterAll(() => rmSync(folder, { recursive: true }));

const text = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  expect([address, answer.status]).toEqual([address, 200]);
  return answer.text();
};

describe('the server as it is delivered', () => {
  it('answers with the pages, the public lists, the description of its interface and a session', async () => {
    const { url, said } = await start();
    // Its own warm-up requests are not counted.
    expect(said.stdout + said.stderr).not.toMatch(/GET |0\.0\.0\.0/);
    expect(await text(`${url}/`)).toContain('<html');
    expect(JSON.parse(await text(`${url}/public/api/v0/jobs`))).not.toHaveLength(0);
    // Its query is part of another list's.
    expect(await text(`${url}/public/api/v0/home-search?page=2&limit=5`)).toContain('"projects"');
    expect(await text(`${url}/docs`)).toContain('swagger-ui');
    expect(await text(`${url}/docs/swagger-ui.css`)).toContain('.swagger-ui');
    expect(JSON.parse(await text(`${url}/openapi.json`))).toEqual({
      ...builtDocument(),
      servers: [{ url, description: 'Everybody' }],
    });
    const answer = await fetch(`${url}/public/api/v0/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'jobseeker@demo.example', password: 'berlin-demo-2026' }),
    });
    const { token } = (await answer.json()) as { token: string };
    const me = await fetch(`${url}/private/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ email: 'jobseeker@demo.example' });
  });

  it('stores passwords at their full cost, which tests in process lower', async () => {
    const data = mkdtempSync(join(tmpdir(), 'hashed-'));
    await endServer(await start(undefined, { DATA_DIR: data }));
    const uri = `sqlite:${join(data, 'platform.sqlite')}`;
    await useEngine(uri);
    const store = await mongoose.createConnection(uri).asPromise();
    const people = await store.collection('users').find({}).toArray();
    await store.close();
    rmSync(data, { recursive: true });
    const hashes = people.map((person) => person['passwordHash'] as string | null).filter(Boolean);
    expect(hashes).not.toHaveLength(0);
    expect(hashes.filter((hash) => !hash?.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toEqual([]);
  });

  it('refuses a store of a newer program in one sentence that names both versions', async () => {
    const data = mkdtempSync(join(tmpdir(), 'newer-'));
    const uri = `sqlite:${join(data, 'platform.sqlite')}`;
    await useEngine(uri);
    const store = await mongoose.createConnection(uri).asPromise();
    await store
      .collection<{ _id: number; name: string; at: Date }>('migrations')
      .insertOne({ _id: 9999, name: 'Of next year', at: new Date() });
    await store.close();
    const env = { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'info' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'api/dist/server.js')], {
      cwd: data,
      timeout: 60_000,
      env,
      encoding: 'utf8',
    });
    rmSync(data, { recursive: true });
    expect([status, stderr]).toEqual([
      1,
      `Cannot start: the store has version 9999 and this program knows versions up to ${PROGRAM_VERSION} only: start the newer program again\n`,
    ]);
    expect(stdout).not.toMatch(/Ready|at .*\.js/);
  });

  it('has its compiled form, which V8 takes', () => {
    const { href } = pathToFileURL(join(ROOT, 'api/dist/run/compiled.js'));
    const code = `import { CompiledServer } from '${href}'; process.stdout.write(String(new CompiledServer().isKept))`;
    const env = { ...process.env, NODE_OPTIONS: '' };
    const args = ['--input-type=module', '--eval', code];
    expect(execFileSync(process.execPath, args, { env, encoding: 'utf8' })).toBe('true');
  });

  it('starts all the same where V8 does not take what was compiled for other flags', async () => {
    const { url } = await start(['--stack-size=900']);
    expect(await text(`${url}/health/ready`)).toContain('ok');
  });

  it('names itself in its metrics, and sends its traces at the end at the latest', async () => {
    const collector = new Collector();
    const metricsPort = await freePort();
    const server = await start([], {
      METRICS_PORT: `${metricsPort}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(),
    });
    await text(`${server.url}/public/api/v0/ping`);
    expect(await scrape(metricsPort)).toMatch(/^app_build_info\{.*build="[0-9a-f]{12}"/m);
    await endServer(server);
    collector.close();
    const request = collector.spans.find(({ name }) => name === 'GET /public/api/v0/ping');
    expect(request?.resource['service.name']).toBe('consulting-platform');
    expect(server.said.stdout).toContain(`"traceId":"${request?.traceId}"`);
  });
});
