import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '../../../../support/app/server-process.ts';
import { silentServer } from '../../../../support/stand-ins/silent-server.ts';

const JOBS = '/public/api/v0/jobs';
const folders: string[] = [];
const servers: ServerProcess[] = [];
afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  folders.forEach((folder) => rmSync(folder, { recursive: true }));
});

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'drain-'));
  folders.push(folder);
  const server = await startServer({ DATA_DIR: folder, ...env });
  servers.push(server);
  return server;
}

/** Sends requests one after the other on kept connections: `status`, and the answer's `Connection` header. */
function client(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, body?: object): Promise<{ status: number; connection: string | undefined }> =>
    new Promise((resolve, reject) => {
      const method = body ? 'POST' : 'GET';
      const headers = { 'content-type': 'application/json' };
      httpRequest(`${url}${path}`, { agent, method, headers }, (answer) => {
        const { statusCode: status = 0, headers: said } = answer;
        answer.resume().on('error', reject);
        answer.on('end', () => resolve({ status, connection: said.connection }));
      })
        .on('error', reject)
        .end(body && JSON.stringify(body));
    });
  return { ask, end: () => agent.destroy() };
}

const LOGIN = { email: 'nobody@firm.test', password: 'wrong-password' };
const ASKED: [path: string, body?: object][] = [
  [JOBS],
  ['/public/api/v0/login', LOGIN],
  ['/'],
  ['/private/api/me'],
];
const STATUSES = [200, 401, 200, 401];

describe('a server that is told to stop', () => {
  it('says that it is not ready, answers on, lets go of each connection, and exits with 0', async () => {
    const { url, child, ended } = await start({ DRAIN_SECONDS: '3' });
    const clients = ASKED.map((asked) => ({ client: client(url), asked }));
    const askAll = () => Promise.all(clients.map(({ client: { ask }, asked }) => ask(...asked)));
    const before = await askAll();
    expect(before.map(({ status }) => status)).toEqual(STATUSES);
    expect(before.map(({ connection }) => connection)).toEqual(Array(4).fill('keep-alive'));
    const probe = client(url);
    const idle = client(url);
    await idle.ask(JOBS);
    child.kill('SIGTERM');
    let ready = 200;
    while (ready === 200) ({ status: ready } = await probe.ask('/health/ready'));
    expect(ready).toBe(503);
    for (let round = 0; round < 3; round++) {
      const answers = await askAll();
      expect(answers.map(({ status }) => status)).toEqual(STATUSES);
      expect(answers.map(({ connection }) => connection)).toEqual(Array(4).fill('close'));
    }
    expect((await probe.ask('/health/live')).status).toBe(200);
    expect(await ended).toBe(0);
    await expect(probe.ask('/health/live')).rejects.toThrow('ECONNREFUSED');
    idle.end();
  });

  it('answers what is under way when there is no time to drain', async () => {
    const { url, child, ended } = await start({ DRAIN_SECONDS: '0' });
    const clients = Array.from({ length: 8 }, () => client(url));
    await Promise.all(clients.map(({ ask }) => ask(JOBS)));
    // Each takes time: it checks a password.
    const answers = clients.map(({ ask }, i) =>
      ask('/public/api/v0/login', { ...LOGIN, email: `nobody${i}@firm.test` }),
    );
    await Promise.race(answers);
    child.kill('SIGTERM');
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(8).fill(401));
    expect(await ended).toBe(0);
  });

  it('does not let requests wait for a mail server that hangs', async () => {
    const mail = await silentServer();
    const { url, child, ended } = await start({
      DRAIN_SECONDS: '3',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      CONTACT_TO: 'office@firm.test',
    });
    const { ask } = client(url);
    const message = { name: 'Ann', email: 'ann@firm.test', message: 'Hello', elapsed: 60_000 };
    expect((await ask('/public/api/v0/contact-admin', message)).status).toBe(201);
    await mail.connected;
    child.kill('SIGTERM');
    while ((await ask('/health/ready')).status === 200);
    // All within the time that the listener is open, which does not wait for emails.
    for (let times = 0; times < 5; times++) expect((await ask(JOBS)).status).toBe(200);
    expect((await ask('/public/api/v0/contact-admin', message)).status).toBe(201);
    expect(await ended).toBe(0);
    mail.end();
  });

  it('ends at once when it is told again', async () => {
    const { url, child, ended } = await start({ DRAIN_SECONDS: '120' });
    const { ask } = client(url);
    child.kill('SIGTERM');
    while ((await ask('/health/ready')).status === 200);
    const again = setInterval(() => child.kill('SIGTERM'), 100);
    expect(await ended).toBe(1);
    clearInterval(again);
  });
});
