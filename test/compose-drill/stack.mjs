import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { ROOT } from '../../scripts/lib/run.mjs';
import { until } from '../soak/processes.mjs';

const execute = promisify(execFile);
/** Above every answer of a command here; the export of a manifest is the longest. */
const MOST_OUTPUT = 1 << 26;
/** Of the drill, beside that of an installation on the same machine. */
const IMAGE = 'consulting-drill';
/** Images that the environment of the drill may name, as `.env` may. */
const IMAGES = ['NODE_IMAGE', 'CADDY_IMAGE', 'MONGO_IMAGE', 'MAILPIT_IMAGE'];

/** Milliseconds: Docker takes long to start things, and each look runs its command. */
const PATIENTLY = { every: 250, within: 180_000 };

/** An installation as `docs/operations.md` describes it, in a fresh clone of this repository. */
export class Stack {
  base;
  folder;
  #mongodbUri;

  constructor(folder, { httpPort, mongodbUri }) {
    this.folder = path.join(folder, 'consulting-drill');
    this.base = `http://localhost:${httpPort}`;
    this.#mongodbUri = mongodbUri;
    this.httpPort = httpPort;
  }

  /** Clones the repository and fills in `.env`. */
  async prepare() {
    await execute('git', ['clone', '--quiet', ROOT, this.folder]);
    fs.copyFileSync(path.join(this.folder, '.env.example'), path.join(this.folder, '.env'));
    await this.shell('sh', ['deploy/make-secrets.sh']);
    this.set({
      PUBLIC_URL: this.base,
      LISTEN_ADDRESS: '127.0.0.1',
      HTTP_PORT: this.httpPort,
      HTTPS_PORT: this.httpPort + 1,
      CONTACT_TO: 'office@firm.example',
      MAIL_FROM: 'no-reply@firm.example',
      SMTP_URL: 'smtp://mailpit:1025',
      SMTP_ALLOW_PLAIN: 'true',
      COMPOSE_PROFILES: 'dev',
      PRODUCT_IMAGE: IMAGE,
      ADMIN_SECOND_FACTOR: 'optional',
      // All requests come from one address.
      RATE_LIMIT_SCALE: 100,
      ...Object.fromEntries(IMAGES.map((name) => [name, process.env[name] ?? ''])),
      ...(this.#mongodbUri && { MONGODB_URI: this.#mongodbUri, COMPOSE_FILE: 'docker-compose.yml' }),
    });
  }

  get hasOwnMongodb() {
    return !this.#mongodbUri;
  }

  /** Sets values in `.env`. */
  set(values) {
    const file = path.join(this.folder, '.env');
    let text = fs.readFileSync(file, 'utf8');
    for (const [name, value] of Object.entries(values))
      text = text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`);
    fs.writeFileSync(file, text);
  }

  get(name) {
    return new RegExp(`^${name}=(.*)$`, 'm').exec(
      fs.readFileSync(path.join(this.folder, '.env'), 'utf8'),
    )?.[1];
  }

  /** Runs a program in the checkout and resolves to its standard output; throws with what it said. */
  async shell(program, args) {
    const { stdout } = await execute(program, args, { cwd: this.folder, maxBuffer: MOST_OUTPUT });
    return stdout.trim();
  }

  compose(...args) {
    return this.shell('docker', ['compose', ...args]);
  }

  /** Runs a command whose duration counts, and resolves to its milliseconds. Its output goes to `commands.log`. */
  async timed(program, args) {
    const begun = performance.now();
    const log = fs.openSync(path.join(this.folder, '..', 'commands.log'), 'a');
    const child = spawn(program, args, { cwd: this.folder, stdio: ['ignore', log, log] });
    const code = await new Promise((resolve) => child.on('close', resolve));
    fs.closeSync(log);
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}, see commands.log`);
    return performance.now() - begun;
  }

  async instances() {
    return (await this.compose('ps', '--quiet', 'app')).split('\n').filter(Boolean);
  }

  async inspect(container, format) {
    return this.shell('docker', ['inspect', '--format', format, container]);
  }

  /** Resolves to the milliseconds until all instances that `.env` asks for are healthy. */
  healthy() {
    const count = Number(this.get('APP_INSTANCES') || 1);
    const areHealthy = async () => {
      const ids = await this.instances();
      const all = await Promise.all(ids.map((id) => this.inspect(id, '{{.State.Health.Status}}')));
      return all.length === count && all.every((state) => state === 'healthy');
    };
    return until(`${count} healthy instances`, areHealthy, PATIENTLY);
  }

  /** Resolves to the milliseconds until the site answers. */
  answers() {
    const isReady = async () => (await fetch(`${this.base}/health/ready`).catch(() => null))?.ok === true;
    return until('an answer of the site', isReady, PATIENTLY);
  }

  /** Resolves to the ids of the images by which the instances run, each once. */
  async imagesInUse() {
    const ids = await this.instances();
    return [...new Set(await Promise.all(ids.map((id) => this.inspect(id, '{{.Image}}'))))];
  }

  /** Removes everything but the backups: containers, the database, and the folders of the product. */
  async wipe() {
    await this.compose('down');
    const project = path.basename(this.folder);
    const volumes = this.hasOwnMongodb ? ['app-data', 'mongo-data', 'mongo-key'] : ['app-data'];
    for (const volume of volumes) await this.shell('docker', ['volume', 'rm', `${project}_${volume}`]);
    await this.#dropDatabase();
  }

  async #dropDatabase() {
    if (this.hasOwnMongodb) return;
    const connection = await mongoose.createConnection(this.#mongodbUri).asPromise();
    await connection.dropDatabase();
    await connection.close();
  }

  /** Resolves to the newest backup: its name and its manifest. */
  async newestBackup() {
    const inside = (script) => this.compose('run', '--rm', '--no-deps', '-T', 'backup', 'sh', '-c', script);
    const names = (await inside('ls /backups')).split('\n').filter((name) => /^backup-.*Z$/.test(name));
    const name = names.sort().at(-1);
    return { name, manifest: JSON.parse(await inside(`cat /backups/${name}/manifest.json`)) };
  }

  /** Changes a text of the public pages and commits, as a new version would. */
  async newVersion() {
    const mark = randomBytes(4).toString('hex');
    fs.appendFileSync(path.join(this.folder, 'web/index.html'), `<!-- ${mark} -->\n`);
    const author = ['-c', 'user.name=Drill', '-c', 'user.email=drill@firm.example'];
    await this.shell('git', [...author, 'commit', '--quiet', '--all', '--message', 'Another version']);
  }

  async remove() {
    await this.compose('down', '--volumes', '--remove-orphans');
    await this.#dropDatabase();
    await this.shell('docker', ['image', 'rm', '--force', IMAGE, `${IMAGE}:previous`]);
  }
}
