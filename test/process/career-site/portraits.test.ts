import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { aPicture } from '../../../api/src/career-site/adapters/sharp/pictures.fixture.ts';
import { endServer, type ServerProcess, startServer } from '../../support/app/server-process.ts';
import { until } from '../../support/checks/metrics.ts';

const folder = mkdtempSync(join(tmpdir(), 'portraits-'));
let server: ServerProcess;
let token: string;
let member: string;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, SEED_DEMO: 'true', RATE_LIMIT_SCALE: '1000' });
  const answer = await fetch(`${server.url}/public/api/v0/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.example', password: 'berlin-demo-2026' }),
  });
  ({ token } = (await answer.json()) as { token: string });
  const site = await fetch(`${server.url}/api/admin/career-site`, { headers: authorized() });
  const { team } = (await site.json()) as { team: { _id: string }[] };
  member = team[0]!._id;
});
afterAll(async () => {
  await endServer(server);
  rmSync(folder, { recursive: true });
});

const authorized = () => ({ authorization: `Bearer ${token}` });

/** Sends a portrait and returns the status, with the code of the first wrong field. */
async function send(content: Buffer): Promise<[status: number, code: string | undefined]> {
  const form = new FormData();
  form.append('consent_on', '2020-01-02');
  form.append('portrait', new Blob([new Uint8Array(content)]), 'me.png');
  const address = `${server.url}/api/admin/career-site/team/${member}/portrait`;
  const answer = await fetch(address, { method: 'PUT', headers: authorized(), body: form });
  const { errors } = (await answer.json()) as { errors?: { code: string }[] };
  return [answer.status, errors?.[0]?.code];
}

const isReady = async () => (await fetch(`${server.url}/health/ready`)).status === 200;

/** Returns the processes that the server has started. */
const children = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === server.child.pid)
    .map(Number);

function parentOf(pid: string): number | undefined {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

describe('a portrait, of the built server', () => {
  it('is made in a process that is over afterwards', async () => {
    expect(await send(await aPicture())).toEqual([200, undefined]);
    expect(children()).toEqual([]);
  });

  it('of 117 kB that would become 600 megapixels is refused before it is decoded', async () => {
    const line = { create: { width: 227_000, height: 176, channels: 3 as const, background: '#a00000' } };
    const content = await sharp(line).png({ compressionLevel: 9 }).toBuffer();
    expect(content.length).toBeLessThan(120_000);
    const began = performance.now();
    expect(await send(content)).toEqual([400, 'file.picture-too-long']);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('whose process dies is refused, and the server goes on', async () => {
    // Two seconds of work, in which its process is ended as by a fault of the library or by the kernel.
    const square = { create: { width: 6_000, height: 6_000, channels: 3 as const, background: '#a00000' } };
    const content = await sharp(square).png().toBuffer();
    for (const signal of ['SIGSEGV', 'SIGKILL'] as const) {
      const answer = send(content);
      const [pid] = await until(
        () => Promise.resolve(children()),
        (found) => found.length > 0,
      );
      process.kill(pid!, signal);
      expect(await answer).toEqual([400, 'file.picture-takes-too-much']);
      expect(await isReady()).toBe(true);
    }
    expect(server.said.stdout).toContain('The process ended with SIGSEGV');
    expect(await send(await aPicture())).toEqual([200, undefined]);
  });
});
