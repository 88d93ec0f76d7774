import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServer, type ServerProcess, startServer } from '../../../../support/app/server-process.ts';
import { aRegistration } from '../../../../support/people/accounts.ts';
import { CERTIFICATE } from '../../../../support/stand-ins/certificate.ts';
import { Exim, EXIM } from '../../../../support/stand-ins/exim.ts';

/** Without Exim there is nothing to test; the gate has it and says so. */
const withExim = EXIM || process.env['REQUIRE_EXIM'] ? describe : describe.skip;

withExim('a real mail server', () => {
  let exim: Exim;
  let folder: string;
  const running: ServerProcess[] = [];
  beforeAll(async () => {
    exim = await Exim.start();
    folder = mkdtempSync(join(tmpdir(), 'mail-server-'));
    writeFileSync(join(folder, 'certificate.pem'), CERTIFICATE);
  });
  afterAll(async () => {
    await Promise.all(running.map(endServer));
    await exim.close();
    rmSync(folder, { recursive: true });
  });

  /** The built server, which knows the mail server by this name. */
  async function startWith(host: string): Promise<ServerProcess> {
    const server = await startServer({
      DATA_DIR: join(folder, host),
      SMTP_URL: `smtp://${host}:${exim.port}`,
      NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem'),
      RATE_LIMIT_SCALE: '1000',
    });
    running.push(server);
    return server;
  }

  async function register({ url }: ServerProcess, name: string): Promise<void> {
    const answer = await fetch(`${url}/public/api/v0/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aRegistration({ email: `${name}@example.org` })),
    });
    expect([name, answer.status]).toEqual([name, 201]);
  }

  /** What the server says of its mails, in the order of attempts. */
  const saidOf = ({ said }: ServerProcess): string[] =>
    [...(said.stdout + said.stderr).matchAll(/An email \(\S+\) was ([^"\n]*)/g)].map(
      ([, words = '']) => words,
    );

  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  it('that takes long, greylists or refuses gets each mail once, and holds up no other', async () => {
    const server = await startWith('127.0.0.1');
    // More than there are lines.
    const slow = ['slow-1', 'slow-2', 'slow-3', 'slow-4', 'slow-5', 'slow-6'];
    for (const name of [...slow, 'grey', 'unknown', 'full', 'spam', 'busy', 'ann'])
      await register(server, name);
    await until(() => exim.accepted('ann') > 0);
    expect(exim.accepted('slow')).toBe(0);
    // The pause before the second try is longer than the slow answer takes.
    await until(() => exim.accepted('grey') > 0);
    expect([exim.accepted('slow'), exim.accepted('ann')]).toEqual([slow.length, 1]);
    const first = saidOf(server).filter((words) => words.includes('attempt 1'));
    expect(first.map((words) => words.replace(/: .*(?=\d{3} \d\.\d\.\d )/, ': ')).sort()).toEqual([
      'given up after attempt 1: 550 5.1.1 no such mailbox',
      'given up after attempt 1: 554 5.7.1 content refused',
      'not delivered at attempt 1: 450 4.2.0 greylisted, try again',
      'not delivered at attempt 1: 451 4.7.1 too many mails',
      'not delivered at attempt 1: 552 5.3.4 larger than this mailbox takes',
    ]);
  }, 150_000);

  it('whose certificate has another name gets nothing', async () => {
    const server = await startWith('localhost');
    await register(server, 'bob');
    await until(() => saidOf(server).length > 0);
    expect(saidOf(server)).toEqual([expect.stringMatching(/^not delivered at attempt 1: .*altnames/)]);
    expect(exim.accepted('bob')).toBe(0);
  }, 60_000);
});
