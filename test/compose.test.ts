import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SETTING_NAMES } from '../api/src/config/env.ts';
import {
  composeFile,
  composeText,
  variablesIn,
  withoutMongo,
  type Service,
} from './support/checks/compose-file.ts';
import { image } from './support/checks/dockerfile.ts';

const ROOT = resolve(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const { services, networks, volumes } = composeFile;
const each = Object.entries(services);
const of = (name: string): Service => services[name] ?? {};
const seconds = (time = '') => Number(/^(\d+)s$/.exec(time)?.[1]);

const SECRETS = [
  'USER_JWT_SECRET',
  'ADMIN_JWT_SECRET',
  'ENCRYPTION_KEY',
  'MONGO_ROOT_PASSWORD',
  'MONGO_APP_PASSWORD',
  'SMTP_URL',
  'GRAFANA_PASSWORD',
];

describe.each(each)('the service %s', (name, service) => {
  it('can do no more than it must', () => {
    expect(service).toMatchObject({
      read_only: true,
      init: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.privileged).toBeUndefined();
    expect(service.cap_add).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : undefined);
    expect(service.tmpfs).toEqual(['/tmp:size=64m']);
    for (const volume of service.volumes ?? []) {
      expect(volume).not.toContain('docker.sock');
      // Only read-only configuration and the backup folder of this machine.
      if (/^[./]/.test(volume)) expect(volume).toMatch(/^\.\/deploy\/.*:ro$/);
    }
  });

  it('is bounded in memory, processes and logs, and has time to end', () => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    const options = { 'max-size': expect.any(String), 'max-file': expect.any(String) };
    expect(service.logging).toMatchObject({ driver: 'json-file', options });
    expect(seconds(service.stop_grace_period)).toBeGreaterThanOrEqual(10);
    const isOnce = ['mongo-init', 'restore'].includes(name);
    expect(service.restart).toBe(isOnce ? 'no' : 'unless-stopped');
  });

  it('mounts what there is', () => {
    for (const volume of service.volumes ?? []) {
      const source = volume.replace(/\$\{\w+:-([^}]*)\}/, '$1').split(':')[0] ?? '';
      expect([source, source.startsWith('./') ? existsSync(join(ROOT, source)) : source in volumes]).toEqual([
        source,
        true,
      ]);
    }
  });

  it('starts no Node to check its health, and is patient at its start', () => {
    const { test = [], disable, start_period, timeout } = service.healthcheck ?? {};
    expect(test.join(' ')).not.toMatch(/node|mongosh/);
    if (disable || test.length === 0) return;
    expect(seconds(timeout)).toBeGreaterThanOrEqual(10);
    if (name === 'mongo') expect(seconds(start_period)).toBe(120);
  });
});

describe('docker-compose.yml', () => {
  it('lets the product run in as many instances as wanted', () => {
    const { ports, container_name, environment, stop_grace_period, volumes: mounted } = of('app');
    expect([ports, container_name]).toEqual([undefined, undefined]);
    expect(environment).toMatchObject({ NODE_ENV: 'production', FILES: 'gridfs', TRUST_PROXY: 1 });
    // DRAIN_SECONDS (5), and 15 seconds for the shutdown.
    expect(seconds(stop_grace_period)).toBeGreaterThanOrEqual(30);
    expect(mounted).toEqual(['app-data:/data']);
    expect(of('app').scale).toBe('${APP_INSTANCES:-1}');
  });

  it('builds by `docker compose build` alone: a backup or a restore runs the code that has run so far', () => {
    for (const [name, { image: used, build, pull_policy }] of each)
      expect([name, pull_policy, build !== undefined]).toEqual(
        used === '${PRODUCT_IMAGE:-consulting-platform}'
          ? [name, 'never', name === 'app']
          : [name, undefined, false],
      );
  });

  it('restores from where backups are written, into the store of the product, with its settings', () => {
    const { volumes: mounted, environment, env_file, networks: used, entrypoint, profiles } = of('restore');
    const backups = '${BACKUP_FOLDER:-backups}:/backups';
    expect(mounted).toEqual(['app-data:/data', `${backups}:ro`]);
    expect(of('backup').volumes).toEqual(expect.arrayContaining(['app-data:/data', backups]));
    expect([environment, env_file]).toEqual([of('app').environment, of('app').env_file]);
    expect(used).toEqual(of('backup').networks);
    expect(entrypoint).toEqual(['node', 'api/dist/restore.js', '--from', '/backups']);
    expect(profiles).toEqual(['restore']);
  });

  it('starts the backups however long the product takes to start', () => {
    expect(of('backup').depends_on?.['app']).toEqual({ condition: 'service_started' });
  });

  it('takes only a whole backup for one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    const [, script = ''] = of('backup').healthcheck?.test ?? [];
    const check = () => spawnSync('sh', ['-c', script.replace('/backups', folder)]).status;
    mkdirSync(join(folder, 'backup-20260101T023000Z.unfinished'));
    expect(check()).toBe(1);
    mkdirSync(join(folder, 'backup-20260101T023000Z'));
    expect(check()).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('shows nothing to the world but Caddy', () => {
    const published = each.filter(([, { ports }]) => ports).map(([name]) => name);
    expect(published.sort()).toEqual(['caddy', 'grafana', 'mailpit']);
    expect(of('grafana')).toMatchObject({ profiles: ['monitoring'], ports: ['127.0.0.1:3001:3000'] });
    expect(of('mailpit')).toMatchObject({ profiles: ['dev'], ports: ['127.0.0.1:8025:8025'] });
    const address = '${LISTEN_ADDRESS:+${LISTEN_ADDRESS:-}:}';
    // Caddy's redirects and its offer of HTTP/3 name the port on which it listens: DOMAIN names it.
    const https = '${HTTPS_PORT:-443}:${HTTPS_PORT:-443}';
    expect(of('caddy').ports).toEqual([
      `${address}\${HTTP_PORT:-80}:80`,
      `${address}${https}`,
      `${address}${https}/udp`,
    ]);
  });

  it('keeps the database and the figures on networks without a way out', () => {
    expect(networks['data']).toEqual({ internal: true });
    expect(networks['metrics']).toEqual({ internal: true });
    expect(of('mongo').networks).toEqual(['data']);
    expect(of('mongo-init').network_mode).toBe('service:mongo');
    expect(of('caddy').networks).toEqual(['front']);
    expect(of('app').networks).toEqual(expect.arrayContaining(['front', 'data', 'metrics']));
    expect(of('app').environment?.['METRICS_PORT']).toBeDefined();
    for (const [, { networks: used = [] }] of each)
      for (const network of used) expect(networks).toHaveProperty(network);
  });

  it('does not start with an empty secret, holds none, and hands each only to whom it concerns', () => {
    for (const name of SECRETS) {
      const uses = variablesIn(composeText).filter((variable) => variable.name === name);
      expect([name, uses.some(({ rest }) => rest.startsWith(':?'))]).toEqual([name, true]);
      expect([name, uses.some(({ rest }) => /^:?-/.test(rest))]).toEqual([name, false]);
      for (const [, { environment = {} }] of each)
        if (environment[name]) expect(environment[name]).toMatch(/^\$\{/);
    }
    for (const name of ['MONGO_ROOT_PASSWORD', 'GRAFANA_PASSWORD'])
      expect(of('app').environment?.[name]).toBe('');
    for (const name of SECRETS.slice(0, 3)) expect(of('backup').environment).not.toHaveProperty(name);
  });

  it('leaves MongoDB out for a cluster of one’s own, and then refers to nothing of it', () => {
    const { services: left, volumes: kept } = withoutMongo;
    expect(Object.keys(left)).not.toEqual(expect.arrayContaining([expect.stringMatching(/mongo/)]));
    for (const [, { depends_on = {}, volumes: mounted = [] }] of Object.entries(left)) {
      for (const other of Object.keys(depends_on)) expect(left).toHaveProperty(other);
      for (const volume of mounted)
        if (/^[a-z-]+:/.test(volume)) expect(kept).toHaveProperty(volume.split(':')[0]!);
    }
    // Without a cluster and without the included one the product refuses FILES=gridfs: nothing starts on an empty store.
    expect(left['app']?.environment).toMatchObject({ MONGODB_URI: '${MONGODB_URI:-}', FILES: 'gridfs' });
    expect(read('.env.example')).toMatch(/^COMPOSE_FILE=docker-compose.yml:compose.mongo.yml$/m);
  });

  it('starts nothing on the included MongoDB before it has its users, and nothing at all with a wrong password', () => {
    const uri = '${MONGODB_URI:-mongodb://app:${MONGO_APP_PASSWORD}@mongo:27017/consulting?replicaSet=rs0}';
    for (const name of ['app', 'backup', 'restore']) {
      expect(of(name).environment?.['MONGODB_URI']).toBe(uri);
      // Without `required: false`, with which Compose only warns.
      expect(of(name).depends_on?.['mongo-init']).toEqual({ condition: 'service_completed_successfully' });
    }
  });

  it('reads from .env what .env.example explains, and nothing else', () => {
    const [, ours = ''] = read('.env.example').split(/^# --- .*$/m);
    const explained = [...ours.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const settings = new Set<string>(SETTING_NAMES);
    const used = variablesIn(composeText)
      .map(({ name }) => name)
      .filter((name) => !settings.has(name));
    expect(explained.sort()).toEqual([...new Set([...used, 'COMPOSE_FILE', 'COMPOSE_PROFILES'])].sort());
  });
});

describe('the configuration of Caddy', () => {
  const caddyfile = read('deploy/Caddyfile').replace(/^\s*#.*$/gm, '');

  it('is told all its variables', () => {
    const named = [...caddyfile.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(of('caddy').environment ?? {}).sort());
  });

  it('leaves the versions and ciphers of TLS, the certificates and the redirects to the defaults of Caddy', () => {
    expect(caddyfile).not.toMatch(
      /\b(tls|protocols|ciphers|curves|local_certs|auto_https|ca|issuer|cert_issuer|acme_ca|insecure\w*)\b/,
    );
  });

  it('shares requests out to all instances, and sends on what comes compressed as it is', () => {
    expect(caddyfile).toMatch(/dynamic a app 3000 \{/);
    expect(caddyfile).toMatch(/lb_try_duration \d+s/);
    expect(caddyfile).toMatch(/compression off/);
    expect(caddyfile).not.toMatch(/\bencode\b/);
  });

  it('lets nobody take an instance for broken by breaking off uploads to it', () => {
    expect(caddyfile).not.toMatch(/fail_duration|unhealthy_/);
  });

  it('trusts nobody else’s word for who a visitor is, and logs no visitor', () => {
    expect(caddyfile).not.toMatch(/trusted_proxies/);
    const logs = [...caddyfile.matchAll(/^\tlog (\w+) \{\n([^]*?)^\t\}/gm)].map(([, , rules]) => rules);
    expect(logs).toHaveLength(2);
    for (const rules of logs) expect(rules).toMatch(/request delete/);
    // The error text of a failed request contains network addresses.
    expect(logs[0]).toMatch(/exclude http\.log\.error/);
    expect(logs[1]).toMatch(/include http\.log\.error[^]*message_key ""/);
  });
});

describe('the Dockerfile', () => {
  const lines = read('Dockerfile');

  it('installs the packages of production beside the build, and leaves no empty folders', () => {
    expect(lines).toMatch(/^RUN npm ci --omit=dev .*find node_modules -type d -empty -delete$/m);
    expect(lines).not.toMatch(/npm prune/);
    expect(image.copies).toContainEqual({ from: ['node_modules'], to: 'node_modules' });
  });

  it('checks its health without a second Node, and is patient at its start', () => {
    expect(lines).toMatch(/^HEALTHCHECK --interval=10s --timeout=10s --start-period=120s /m);
    expect(image.healthcheck[0]).toBe('bash');
    expect(image.healthcheck.join(' ')).not.toMatch(/node/);
  });
});
