import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '../lib/fill.mjs';
import { startServer } from '../lib/server.mjs';
import { Proxy } from './proxy.mjs';
import { until } from './processes.mjs';

const INSTANCES = 3;
/** In seconds: longer than the proxy takes to notice that an instance is stopping. */
const DRAIN = 3;

/** One of several processes of the product on the same store. */
class Instance {
  #server;

  constructor(number, { port, metricsPort, folder, settings }) {
    this.name = `instance ${number}`;
    this.base = `http://127.0.0.1:${port}`;
    this.port = port;
    this.metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    this.folder = path.join(folder, `instance-${number}`);
    this.settings = { ...settings, METRICS_PORT: String(metricsPort) };
    mkdirSync(this.folder, { recursive: true });
  }

  get pid() {
    return this.#server.pid;
  }

  get isRunning() {
    return this.#server?.isRunning ?? false;
  }

  /** Starts it and resolves to the milliseconds until it was ready. */
  async start() {
    const begun = performance.now();
    const log = openSync(path.join(this.folder, 'server.log'), 'a');
    const server = await startServer(this.folder, this.port, { ...this.settings, log });
    const started = { ...server, isRunning: true };
    void server.ended.then(() => (started.isRunning = false));
    this.#server = started;
    return performance.now() - begun;
  }

  /** Asks it to end. Resolves to its exit code, and how long that took. */
  async stop(signal = 'SIGTERM') {
    const begun = performance.now();
    const code = this.isRunning ? await this.#server.stop(signal) : null;
    return { code, took: performance.now() - begun };
  }
}

/** Three instances behind a proxy, on a database of their own. */
export class Cluster {
  constructor({ store, folder, port }, name, settings = {}) {
    this.uri = store.uri(`soak_${name}`);
    this.store = store;
    const all = {
      folder: path.join(folder, name),
      settings: {
        mongodbUri: this.uri,
        FILES: 'gridfs',
        TRUST_PROXY: '1',
        CONTACT_TO: 'office@firm.example',
        DRAIN_SECONDS: String(DRAIN),
        ...settings,
      },
    };
    this.instances = Array.from(
      { length: INSTANCES },
      (_, i) => new Instance(i + 1, { ...all, port: port + 1 + i, metricsPort: port + 11 + i }),
    );
    const bases = this.instances.map(({ base }) => base);
    this.proxy = new Proxy(port, bases);
    this.base = this.proxy.base;
  }

  /** The first instance fills the store with the demo data, then the others join. */
  async start() {
    const [first, ...others] = this.instances;
    await first.start();
    await Promise.all(others.map((instance) => instance.start()));
    await this.proxy.start();
  }

  /** Runs `work` on the database of the cluster. */
  async withStore(work) {
    const db = await openStore('', this.uri);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  /** Waits until the proxy sends requests to this instance. */
  seenByProxy(instance) {
    return until(`the proxy sees ${instance.name}`, () => this.proxy.isUp(instance.base));
  }

  async stop() {
    await this.proxy.stop();
    await Promise.all(this.instances.map((instance) => instance.stop()));
  }
}

/** Runs `work` on a cluster, and always stops it. */
export async function withCluster(place, name, settings, work) {
  const cluster = new Cluster(place, name, settings);
  try {
    await cluster.start();
    return await work(cluster);
  } finally {
    await cluster.stop();
  }
}
