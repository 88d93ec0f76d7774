import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import { ROOT } from '../lib/server.mjs';
import { isOpen, signalGroup, until, watched } from './processes.mjs';

const SET = 'rs0';
/** On a busy machine the store may be silent for a while without being away. */
const PATIENT = ['connectTimeoutMS', 'serverSelectionTimeoutMS', 'waitQueueTimeoutMS']
  .map((name) => `&${name}=20000`)
  .join('');

/** Log output of a store that cannot continue. */
const BROKE = /MVStoreException|OutOfMemoryError|Fatal assertion/;
/** Its answer to every request when a kill has torn its file. */
const TORN = /Inconsistent occupancy info|Chunk \d+ not found/;

/**
 * A MongoDB, or a server compatible with it, that can be killed, stopped and started again on the same files. `command`
 * is a line for the shell in which {port} and {dbpath} are replaced.
 */
export class Store {
  #child;
  #ended;

  constructor(command, port, folder, { isPatient = false } = {}) {
    this.options = `replicaSet=${SET}${isPatient ? PATIENT : ''}`;
    this.port = port;
    this.dbpath = path.join(folder, 'store');
    this.command = command.replaceAll('{port}', port).replaceAll('{dbpath}', this.dbpath);
    this.log = path.join(folder, 'store.log');
  }

  /** Returns the address of a new database. */
  uri(database) {
    return `mongodb://127.0.0.1:${this.port}/${database}?${this.options}`;
  }

  async start() {
    mkdirSync(this.dbpath, { recursive: true });
    const log = openSync(this.log, 'a');
    this.#child = spawn('sh', ['-c', `exec ${this.command}`], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', log, log],
    });
    this.#ended = watched(this.#child);
    let end;
    void this.#ended.then((how) => (end = how));
    await until('the store listens', async () => {
      if (end !== undefined) throw new Error(`The store ended (${end}); see ${this.log}`);
      return isOpen(this.port);
    });
    await this.#becomePrimary();
  }

  /** Whether it was killed since its last start without data. */
  wasKilled = false;

  /** Kills it, as a power failure does. */
  async kill() {
    this.wasKilled = true;
    signalGroup(this.#child.pid, 'SIGKILL');
    await this.#ended;
  }

  /** Suspends it, like a network that drops every packet: connections stay open, and it answers nothing. */
  freeze() {
    signalGroup(this.#child.pid, 'SIGSTOP');
  }

  thaw() {
    signalGroup(this.#child.pid, 'SIGCONT');
  }

  /** Tells whether it broke by itself: then the results of a drill do not concern the product. */
  get isBroken() {
    return existsSync(this.log) && BROKE.test(readFileSync(this.log, 'utf8'));
  }

  /** Tells whether it reported that to one of the instances whose folders are in `folder`. */
  wasTorn(folder) {
    if (!existsSync(folder)) return false;
    const logs = readdirSync(folder).map((name) => path.join(folder, name, 'server.log'));
    return logs.some((log) => existsSync(log) && TORN.test(readFileSync(log, 'utf8')));
  }

  /** Starts again without data; its log is kept. */
  async renew() {
    await this.stop();
    this.wasKilled = false;
    rmSync(this.dbpath, { recursive: true, force: true });
    renameSync(this.log, `${this.log}.${Date.now()}`);
    await this.start();
  }

  async stop() {
    if (!this.#child) return;
    signalGroup(this.#child.pid, 'SIGCONT');
    signalGroup(this.#child.pid, 'SIGTERM');
    await this.#ended;
  }

  /** Initiates the replica set of a real MongoDB once; it elects itself after each start. */
  async #becomePrimary() {
    const uri = `mongodb://127.0.0.1:${this.port}/admin?directConnection=true`;
    const client = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 60_000 }).asPromise();
    try {
      const admin = client.db;
      const hello = () => admin.command({ hello: 1 });
      if ((await hello()).isreplicaset) {
        const members = [{ _id: 0, host: `127.0.0.1:${this.port}` }];
        await admin.command({ replSetInitiate: { _id: SET, members } });
      }
      await until('the store is primary', async () => (await hello()).isWritablePrimary);
    } finally {
      await client.close();
    }
  }
}
