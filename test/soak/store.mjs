import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import { ROOT } from '../lib/server.mjs';
import { isOpen, signalGroup, until, watched } from './processes.mjs';

const SET = 'rs0';
/** The store of a machine that has other things to do may be silent for a while without being away. */
const PATIENT = ['connectTimeoutMS', 'serverSelectionTimeoutMS', 'waitQueueTimeoutMS']
  .map((name) => `&${name}=20000`)
  .join('');

/** What a store says about itself when it can go on no more, whatever it is asked. */
const BROKE = /MVStoreException|OutOfMemoryError|Fatal assertion/;
/** What it answers to everything when its file was torn by a kill. */
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

  /** The address of a database of its own. */
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

  /** Since it was begun with nothing. */
  wasKilled = false;

  /** As when its machine loses power. */
  async kill() {
    this.wasKilled = true;
    signalGroup(this.#child.pid, 'SIGKILL');
    await this.#ended;
  }

  /** As when the network to it swallows every packet: it holds its connections and answers nothing. */
  freeze() {
    signalGroup(this.#child.pid, 'SIGSTOP');
  }

  thaw() {
    signalGroup(this.#child.pid, 'SIGCONT');
  }

  /** Whether it broke by itself: then what a drill saw is not the product's doing. */
  get isBroken() {
    return existsSync(this.log) && BROKE.test(readFileSync(this.log, 'utf8'));
  }

  /** Whether it told so to one of the instances whose folders are in `folder`. */
  wasTorn(folder) {
    if (!existsSync(folder)) return false;
    const logs = readdirSync(folder).map((name) => path.join(folder, name, 'server.log'));
    return logs.some((log) => existsSync(log) && TORN.test(readFileSync(log, 'utf8')));
  }

  /** Begins again with nothing; what it had said is kept. */
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

  /** A real MongoDB has to be told once that it is a replica set, and elects itself after each start. */
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
