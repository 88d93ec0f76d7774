import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { Logger } from '@nestjs/common';
import { CERTIFICATE, KEY } from '../../../../../test/support/stand-ins/certificate.ts';
import { FakeMongodb } from '../../../../../test/support/stand-ins/fake-mongodb.ts';
import { freePort } from '../../../../../test/support/app/server-process.ts';
import { useEngine } from '../../../../../test/support/app/database.ts';
import { connect } from './connect.ts';

const HELLO = {
  isWritablePrimary: true,
  maxWireVersion: 25,
  minWireVersion: 0,
  logicalSessionTimeoutMinutes: 30,
};
const ONCE = { attempts: 1, delay: 0 };

let fake: FakeMongodb | undefined;
let warnings: string[];

beforeEach(async () => {
  await useEngine('mongodb://');
  warnings = [];
  Logger.overrideLogger({
    log: () => undefined,
    error: () => warnings.push('an error'),
    warn: (message: string) => warnings.push(message),
  });
});
afterEach(() => {
  fake?.close();
  fake = undefined;
  Logger.overrideLogger(['fatal', 'error', 'warn', 'log']);
});

const isHello = (command: object): boolean =>
  'hello' in command || 'ismaster' in command || 'isMaster' in command;

it('a MongoDB that does not answer is asked again, with one warning each, and told in a sentence', async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const uri = `mongodb://me:geheim@${host}/platform?serverSelectionTimeoutMS=50`;
  const sentence = new RegExp(
    `^MongoDB at ${host} does not answer \\(.*ECONNREFUSED.*\\): check MONGODB_URI and that the server runs$`,
  );
  await expect(connect(uri, undefined, { attempts: 3, delay: 0 })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(sentence),
  });
  expect(warnings).toHaveLength(2);
  expect(warnings.join()).not.toContain('geheim');
});

it('a host that nobody knows is told in a sentence', async () => {
  const uri = 'mongodb://nobody.invalid/platform?serverSelectionTimeoutMS=50';
  await expect(connect(uri, undefined, ONCE)).rejects.toThrow(
    /^MongoDB at nobody.invalid does not answer \(.+\): check/,
  );
});

it('a server that comes while we wait is taken', async () => {
  let started: Promise<FakeMongodb> | undefined;
  const port = await freePort();
  // Each warning is a failed attempt; the server starts after the first one.
  const warn = () =>
    (started ??= FakeMongodb.start(
      (command) => (isHello(command) ? { ...HELLO, setName: 'rs0' } : {}),
      port,
    ));
  Logger.overrideLogger({ log: () => undefined, error: () => undefined, warn });
  const uri = `mongodb://127.0.0.1:${port}/platform?directConnection=true&serverSelectionTimeoutMS=500`;
  const connection = await connect(uri, undefined, { attempts: 5, delay: 0 });
  expect(connection.readyState).toBe(1);
  fake = await started;
  await connection.close();
});

it('a server that is no replica set is told at once', async () => {
  fake = await FakeMongodb.start((command) => (isHello(command) ? HELLO : {}));
  await expect(connect(`mongodb://${fake.host}/platform`)).rejects.toThrow(
    `MongoDB at ${fake.host} is not a replica set, which transactions need: start it with --replSet and initiate it`,
  );
  expect(warnings).toEqual([]);
});

it('a wrong password is told at once, and not repeated', async () => {
  const refusal = { ok: 0, code: 18, codeName: 'AuthenticationFailed', errmsg: 'Authentication failed.' };
  fake = await FakeMongodb.start((command) => (isHello(command) ? { ...HELLO, setName: 'rs0' } : refusal));
  const failure = await connect(`mongodb://me:geheim@${fake.host}/platform?directConnection=true`).catch(
    (error: Error) => error.message,
  );
  expect(failure).toBe(
    `MongoDB at ${fake.host} refuses the user or the password: correct them in MONGODB_URI`,
  );
  expect(warnings).toEqual([]);
});

describe('a MongoDB with TLS', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tls-'));
    const answer = (command: object) => (isHello(command) ? { ...HELLO, setName: 'rs0' } : {});
    fake = await FakeMongodb.start(answer, 0, { cert: CERTIFICATE, key: KEY });
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Connects with this authority's certificate in a file, or with those that Node knows. */
  async function open(host: string, authority?: string) {
    const file = join(folder, 'ca.pem');
    if (authority) await writeFile(file, authority);
    const trusted = authority ? `&tlsCAFile=${encodeURIComponent(file)}` : '';
    const options = `tls=true${trusted}&directConnection=true&serverSelectionTimeoutMS=500`;
    return connect(`mongodb://${host}/platform?${options}`, undefined, ONCE);
  }

  it('is believed with a certificate of the named authority', async () => {
    const connection = await open(fake!.host, CERTIFICATE);
    expect(connection.readyState).toBe(1);
    await connection.close();
  });

  it.each([
    ['of another authority', '127.0.0.1', rootCertificates[0], /self[- ]signed certificate/],
    ['of an authority that nobody named', '127.0.0.1', undefined, /self[- ]signed certificate/],
    ['of another host', 'localhost', CERTIFICATE, /does not match certificate's altnames/],
  ])('is refused in a sentence with a certificate %s', async (_, name, authority, reason) => {
    const host = `${name}:${fake!.host.split(':')[1]}`;
    await expect(open(host, authority)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(reason),
    });
  });

  it('is not spoken to in clear', async () => {
    const uri = `mongodb://${fake!.host}/platform?directConnection=true&serverSelectionTimeoutMS=500`;
    await expect(connect(uri, undefined, ONCE)).rejects.toThrow(/does not answer/);
  });
});
