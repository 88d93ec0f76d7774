import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
    writeFileSync(file, '# A comment\nPORT=3000\nUSER_JWT_SECRET=\nMONGO_APP_PASSWORD=mine\n');
    expect(run(file)).toBe(missing.map((name) => `Made ${name}\n`).join(''));
    const made = read(file);
    expect(made).toMatchObject({ PORT: '3000', MONGO_APP_PASSWORD: 'mine' });
    const secrets = missing.map((name) => made[name]);
    expect(new Set(secrets).size).toBe(missing.length);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(file, 'utf8')).toMatch(/^# A comment\n/);
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

describe('backup.sh', () => {
  const start = (settings: Record<string, string> = {}) => {
    const child = spawn('bash', [join(DEPLOY, 'backup.sh'), folder], { env: { ...env(), ...settings } });
    const ended = new Promise<number | null>((exited) => child.once('exit', exited));
    return { child, ended };
  };
  const log = () => join(folder, 'log');
  beforeEach(() => {
    // The first backup fails; the pause after it is immediate, the one until tomorrow is not.
    program('node', `echo "$@" >>${log()}; [ "$(grep -c backup.js ${log()})" != 1 ]`);
    program(
      'sleep',
      `echo "sleep $1" >>${log()}; [ "$1" = 900 ] || exec "$(PATH=\${PATH#*:} command -v sleep)" 60`,
    );
  });

  it('backs up at once where there is no backup, again after a failure, then waits, and ends when told', async () => {
    const { child, ended } = start({ BACKUP_KEEP: '7' });
    const lines = (await until(log(), /sleep (?!900$)\d+\n$/m)).trim().split('\n');
    const backup = `api/dist/backup.js --to ${folder} --keep 7`;
    expect(lines.slice(0, 3)).toEqual([backup, 'sleep 900', backup]);
    const pause = Number(lines[3]?.slice('sleep '.length));
    const next = new Date(Date.now() + pause * 1000);
    // Allows for the duration of the test.
    expect(Math.abs(next.getTime() - new Date(next).setUTCHours(2, 30, 0, 0))).toBeLessThan(60_000);
    expect(pause).toBeLessThanOrEqual(86_400);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('waits for its time where there is one of today', async () => {
    writeFileSync(join(folder, 'backup-2026-01-01T02-30-00Z'), '');
    const { child, ended } = start();
    expect(await until(log(), /sleep/)).toMatch(/^sleep \d+\n$/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('ends with an error when the time is none', async () => {
    expect(await start({ BACKUP_AT: 'early' }).ended).toBe(1);
  });
});
