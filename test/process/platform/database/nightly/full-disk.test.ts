import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPdf } from '../../../../../api/src/shared/http/upload/pdf.fixture.ts';
import { type ServerProcess, startProcess } from '../../../../support/app/server-process.ts';

// A small disk that only the server sees: Linux lets an unprivileged process mount one in its own namespace.
const NAMESPACE = ['unshare', '--user', '--map-root-user', '--mount'];

function canMount(): boolean {
  try {
    execFileSync(NAMESPACE[0] ?? '', [...NAMESPACE.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const whereMounted = canMount() ? describe : describe.skip;
const DEMO = { email: 'jobseeker@demo.example', password: 'berlin-demo-2026' };

whereMounted('a disk that is full', () => {
  let folder: string;
  let server: ServerProcess;
  /** The folder as the server sees it. */
  let disk: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
    const mount = `mount -t tmpfs -o size=6m tmpfs ${folder} && exec "$@"`;
    const settings = { DATA_DIR: join(folder, 'data'), SEED_DEMO: 'true', LOG_LEVEL: 'silent' };
    server = await startProcess(settings, { through: [...NAMESPACE, 'sh', '-c', mount, 'sh'] });
    expect(await server.ready).toBe(true);
    disk = `/proc/${server.child.pid}/root${folder}`;
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(folder, { recursive: true });
  });

  const fill = () => {
    const block = Buffer.alloc(4096);
    try {
      for (;;) appendFileSync(join(disk, 'fill'), block);
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  };
  const free = () => rmSync(join(disk, 'fill'));
  const bytesOf = () => readdirSync(join(disk, 'data/files'), { recursive: true }).map(String).sort();

  const signIn = () =>
    fetch(`${server.url}/public/api/v0/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DEMO),
    });

  async function isUnavailable(answer: Response): Promise<void> {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'server.unavailable' });
  }

  it('is answered with 503, and the next write succeeds when there is room again', async () => {
    expect((await signIn()).status).toBe(200);
    fill();
    // Free space in existing files may take the first ones.
    let answer = await signIn();
    for (let tries = 0; tries < 50 && answer.status === 200; tries++) answer = await signIn();
    await isUnavailable(answer);
    await Promise.all([1, 2, 3].map(async () => isUnavailable(await signIn())));
    expect((await fetch(`${server.url}/public/api/v0/jobs`)).status).toBe(200);
    free();
    expect((await signIn()).status).toBe(200);
  });

  it('takes no upload and keeps nothing of it, and takes the next one', async () => {
    const { token } = (await (await signIn()).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const me = await fetch(`${server.url}/private/api/me`, { headers });
    const { _id: id } = (await me.json()) as { _id: string };
    const upload = (size: number) => {
      const body = new FormData();
      body.set('cv', new Blob([aPdf({ size })], { type: 'application/pdf' }), 'cv.pdf');
      return fetch(`${server.url}/private/api/update-profile/${id}`, { method: 'PUT', headers, body });
    };
    const before = bytesOf();
    // There is room for the record of the file, but not for its content.
    writeFileSync(join(disk, 'fill'), Buffer.alloc(2 * 1024 * 1024));
    await isUnavailable(await upload(4 * 1024 * 1024));
    expect(bytesOf().filter((name) => !before.includes(name) && /[0-9a-f]{32}/.test(name))).toEqual([]);
    free();
    expect((await upload(10_000)).status).toBe(200);
  });
});

(existsSync('/dev/full') ? it : it.skip)('a log that is written to a full disk ends nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-log-'));
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'info' };
  const { url, child, ended } = await startProcess(settings, {
    through: ['sh', '-c', 'exec "$@" > /dev/full', 'sh'],
  });
  const ping = () => fetch(`${url}/public/api/v0/ping`).then(({ status }) => status);
  let status: number | undefined;
  while (status === undefined && child.exitCode === null) status = await ping().catch(() => undefined);
  expect([status, await ping(), await ping()]).toEqual([200, 200, 200]);
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});
