import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FakeMongodb } from './support/stand-ins/fake-mongodb.ts';

const DEPLOY = resolve(__dirname, '../deploy');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a program that replaces the real one, first in PATH. */
function program(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}
const env = () => ({ ...process.env, PATH: `${folder}:${process.env['PATH']}` });

/** Resolves once a file contains the expected text. */
async function until(file: string, wanted: RegExp): Promise<string> {
  const text = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (!wanted.test(text())) {
    const watcher = watch(folder);
    await new Promise<void>((found) => {
      const look = () => wanted.test(text()) && found();
      watcher.on('change', look);
      look();
    });
    watcher.close();
  }
  return text();
}

describe('make-secrets.sh', () => {
  const run = (file: string) =>
    execFileSync('sh', [join(DEPLOY, 'make-secrets.sh'), file], { encoding: 'utf8' });
  const read = (file: string) =>
    Object.fromEntries([...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, k, v]) => [k, v]));

  it('fills in what is empty or missing, differently each, for the owner only, and leaves what is there', () => {
    const file = join(folder, '.env');
    const missing = [
      'USER_JWT_SECRET',
      'ADMIN_JWT_SECRET',
      'ENCRYPTION_KEY',
      'MONGO_ROOT_PASSWORD',
      'GRAFANA_PASSWORD',
    ];
    writeFileSync(file, '# A comment\nUSER_JWT_SECRET=\nPORT=3000\nMONGO_APP_PASSWORD=mine\n');
    expect(run(file)).toBe(missing.map((name) => `Made ${name}\n`).join(''));
    const made = read(file);
    expect(made).toMatchObject({ PORT: '3000', MONGO_APP_PASSWORD: 'mine' });
    const secrets = missing.map((name) => made[name]);
    expect(new Set(secrets).size).toBe(missing.length);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(file, 'utf8')).toMatch(/^# A comment\nUSER_JWT_SECRET=\w+\nPORT/);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    expect(run(file)).toBe('');
    expect(read(file)).toEqual(made);
  });

  it('names values that would be cut, on stderr, and not those in single quotes', () => {
    const file = join(folder, '.env');
    const cut = [
      'SMTP_URL=smtp://user:pa$word@host',
      'MONGODB_URI="mongodb://app:$x@host/y"',
      'PUBLIC_URL=a#b',
    ];
    const whole = [
      "LINKEDIN_CLIENT_SECRET='a$b#c'",
      'MAIL_FROM="#1 <a@b.example>"',
      'PORT=3000 # or',
      '#DOMAIN=$x',
    ];
    writeFileSync(file, [...cut, ...whole, ''].join('\n'));
    const { status, stderr } = spawnSync('sh', [join(DEPLOY, 'make-secrets.sh'), file], { encoding: 'utf8' });
    expect(status).toBe(0);
    const named = stderr
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(named).toEqual(['SMTP_URL', 'MONGODB_URI', 'PUBLIC_URL']);
    expect(stderr).not.toMatch(/user|app/);
  });

  it('makes a single secret, and changes nothing', () => {
    const one = () => run('--one');
    expect(one()).toMatch(/^[0-9a-f]{64}\n$/);
    expect(one()).not.toBe(one());
  });
});

describe('mongo/start.sh', () => {
  it('makes a key file that only mongod reads, once, and becomes mongod', () => {
    program('docker-entrypoint.sh', 'echo "$@"');
    const key = join(folder, 'keyfile');
    const run = () =>
      execFileSync('bash', [join(DEPLOY, 'mongo/start.sh')], {
        env: { ...env(), KEY_FILE: key },
        encoding: 'utf8',
      });
    expect(run()).toBe(`mongod --replSet rs0 --bind_ip_all --keyFile ${key}\n`);
    const made = readFileSync(key, 'utf8');
    // MongoDB accepts 6 to 1024 characters of base64.
    expect(made).toMatch(/^[A-Za-z0-9+/=]{900,1024}$/);
    expect(statSync(key).mode & 0o777).toBe(0o600);
    run();
    expect(readFileSync(key, 'utf8')).toBe(made);
  });
});

describe('mongo/healthy.sh', () => {
  /** Resolves to the status of the check, and the commands that it sends, when they get this answer. */
  async function check(answer: Record<string, unknown> | null) {
    const commands: unknown[] = [];
    const mongod = await FakeMongodb.start((command) => {
      commands.push(command);
      return answer;
    });
    const address = mongod.host.replace(':', '/');
    const child = spawn('bash', [join(DEPLOY, 'mongo/healthy.sh'), address], { stdio: 'ignore' });
    const status = await new Promise((ended) => child.once('exit', ended));
    mongod.close();
    return { status, commands };
  }

  it('asks mongod itself, without mongosh, whether it accepts writes', async () => {
    const hello = { hello: 1, $db: 'admin' };
    // Longer than what a shell reads at once.
    const rest = { hosts: Array(100).fill('mongo:27017') };
    expect(await check({ isWritablePrimary: true, ...rest })).toEqual({ status: 0, commands: [hello] });
    expect(await check({ isWritablePrimary: false, ...rest })).toEqual({ status: 1, commands: [hello] });
    expect((await check(null)).status).not.toBe(0);
  });
});

describe('backup.sh', () => {
  const start = (settings: Record<string, string> = {}) => {
    const child = spawn('bash', [join(DEPLOY, 'backup.sh'), folder], { env: { ...env(), ...settings } });
    const ended = new Promise<number | null>((exited) => child.once('exit', exited));
    return { child, ended };
  };
  const log = () => join(folder, 'log');
  beforeEach(() => {
    // The first six backups fail; the pauses after them are immediate, the one until tomorrow is not.
    program('node', `echo "$@" >>${log()}; [ "$(grep -c backup.js ${log()})" -gt 6 ]`);
    program(
      'sleep',
      `echo "sleep $1" >>${log()}
       made=$(grep -c backup.js ${log()})
       [ "$made" -ge 1 ] && [ "$made" -le 6 ] || exec "$(PATH=\${PATH#*:} command -v sleep)" 60`,
    );
  });

  it('backs up at once where there is no backup, again and again after failures, then waits, and ends when told', async () => {
    const { child, ended } = start({ BACKUP_KEEP: '7' });
    const backup = `api/dist/backup.js --to ${folder} --keep 7`;
    const failures = [60, 120, 240, 480, 900, 900].flatMap((pause) => [backup, `sleep ${pause}`]);
    const expected = [...failures, backup];
    const lines = (await until(log(), /(backup[^]*){7}sleep \d+\n$/)).trim().split('\n');
    expect(lines.slice(0, expected.length)).toEqual(expected);
    const pause = Number(lines[expected.length]?.slice('sleep '.length));
    const next = new Date(Date.now() + pause * 1000);
    // Allows for the duration of the test.
    expect(Math.abs(next.getTime() - new Date(next).setUTCHours(2, 30, 0, 0))).toBeLessThan(60_000);
    expect(pause).toBeLessThanOrEqual(86_400);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('does not take the rest of a failed backup for one', async () => {
    mkdirSync(join(folder, 'backup-20260101T023000Z.unfinished'));
    const { child, ended } = start();
    expect(await until(log(), /./)).toMatch(/^api.dist.backup.js/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('waits for its time where there is one of today', async () => {
    mkdirSync(join(folder, 'backup-20260101T023000Z'));
    const { child, ended } = start();
    expect(await until(log(), /sleep/)).toMatch(/^sleep \d+\n$/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('ends with an error when the time is none', async () => {
    expect(await start({ BACKUP_AT: 'early' }).ended).toBe(1);
  });
});
