import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@consulting/contracts';
import { aPdf } from '../../../../../api/src/shared/http/upload/pdf.fixture.ts';
import { endServer, type ServerProcess, startServer } from '../../../../support/app/server-process.ts';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'bounds-'));
let server: ServerProcess;
let profile: string;
let token: string;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, SEED_DEMO: 'true', RATE_LIMIT_SCALE: '1000' });
  const answer = await fetch(`${server.url}/public/api/v0/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'freelancer@demo.example', password: 'berlin-demo-2026' }),
  });
  ({ token } = (await answer.json()) as { token: string });
  const me = await fetch(`${server.url}/private/api/me`, { headers: { authorization: `Bearer ${token}` } });
  profile = `/private/api/update-profile/${((await me.json()) as { _id: string })._id}`;
});
afterAll(async () => {
  await endServer(server);
  rmSync(folder, { recursive: true });
});

const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends a form with these files, without a content length. */
function put(files: Record<string, Buffer>, bearer = token): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=XX',
      authorization: `Bearer ${bearer}`,
      'transfer-encoding': 'chunked',
    };
    const request = httpRequest(`${server.url}${profile}`, { method: 'PUT', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
    for (const [name, content] of Object.entries(files)) {
      const head = `Content-Disposition: form-data; name="${name}"; filename="a.pdf"`;
      request.write(`--XX\r\n${head}\r\nContent-Type: application/pdf\r\n\r\n`);
      request.write(content);
      request.write('\r\n');
    }
    request.end('--XX--\r\n');
  });
}

const twenty = async (send: () => Promise<number>): Promise<number[]> => [
  ...new Set(await Promise.all(Array.from({ length: 20 }, send))),
];

const large = { cv: Buffer.alloc(10 * MB, 'x') };
const noPdf = { cv: Buffer.alloc(5 * MB, 'x'), certificate: Buffer.alloc(5 * MB, 'x') };
const pdf = aPdf({ size: LIMITS.fileBytes });

describe('20 uploads of 10 MB at once', () => {
  // The server reads at most 5 MB of a file that is too large. If it kept them, twenty uploads would take 100 MB.
  it('that are refused take less than 80 MB', async () => {
    // Until the heap has grown to the size for twenty concurrent requests.
    for (let round = 0; round < 5; round += 1) expect(await twenty(() => put({ cv: aPdf() }))).toEqual([200]);
    const before = megabytes();
    const grown: number[] = [];
    for (const [send, status] of [
      [() => put(large, 'none'), 401],
      [() => put(large), 413],
      [() => put(noPdf), 400],
    ] as const) {
      expect(await twenty(send)).toEqual([status]);
      grown.push(Math.round(megabytes() - before));
    }
    expect(Math.max(...grown)).toBeLessThan(80);
  });

  it('that are accepted are all kept, and leave nothing else behind', async () => {
    const before = megabytes();
    expect(await twenty(() => put({ cv: pdf, certificate: pdf }))).toEqual([200]);
    expect(megabytes() - before).toBeLessThan(150);
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  });
});

it('a head that comes byte by byte ends within 30 seconds, as does a connection that says nothing', async () => {
  const { port, hostname } = new URL(server.url);
  const started = performance.now();
  const ends = [true, false].map(
    (dribbles) =>
      new Promise<number>((resolve) => {
        const socket = connect(Number(port), hostname);
        const timer = setInterval(() => dribbles && socket.write('x'), 500);
        socket.write(dribbles ? 'GET / HTTP/1.1\r\nHost: ' : '');
        socket.on('error', () => undefined).resume();
        socket.on('close', () => {
          clearInterval(timer);
          resolve(performance.now() - started);
        });
      }),
  );
  for (const end of await Promise.all(ends)) expect(end).toBeLessThan(30_000);
});
