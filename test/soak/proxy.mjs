import http from 'node:http';
import { once } from 'node:events';
import { setTimeout as later } from 'node:timers/promises';

const CHECK_EVERY = 1_000;
/** In milliseconds, like Caddy's health_timeout and lb_try_duration. */
const CHECK_WITHIN = 5_000;
const TRY_FOR = 5_000;
const TRY_EVERY = 100;
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/**
 * A small load balancer that behaves like Caddy's `reverse_proxy` with health checks: round robin, a health check of
 * each instance every second, which is taken out at anything but 200, or when it refuses a connection. A request that
 * no instance has accepted goes to the next one; so does a GET whose connection ended before any answer. Nothing else
 * is retried. While there is no instance a request waits a few seconds for one.
 */
export class Proxy {
  #server = http.createServer((request, response) => void this.#handle(request, response));
  #agent = new http.Agent({ keepAlive: true });
  #turn = 0;
  #timer;

  constructor(port, targets) {
    this.base = `http://127.0.0.1:${port}`;
    this.port = port;
    this.targets = targets.map((base) => ({ base, port: Number(new URL(base).port), isUp: false }));
    this.#server.keepAliveTimeout = 120_000;
  }

  async start() {
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    await this.#checkAll();
    this.#timer = setInterval(() => void this.#checkAll(), CHECK_EVERY);
  }

  async stop() {
    clearInterval(this.#timer);
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }

  /** Tells whether it sends requests to the instance of this address. */
  isUp(base) {
    return this.targets.some((target) => target.base === base && target.isUp);
  }

  async #checkAll() {
    await Promise.all(
      this.targets.map(async (target) => {
        if (target.isAsked) return;
        target.isAsked = true;
        const signal = AbortSignal.timeout(CHECK_WITHIN);
        const answer = await fetch(`${target.base}/health/ready`, { signal }).catch(() => null);
        await answer?.arrayBuffer().catch(() => null);
        target.isUp = answer?.ok ?? false;
        target.isAsked = false;
      }),
    );
  }

  async #handle(request, response) {
    const body = await bodyOf(request).catch(() => null);
    if (body === null) return;
    const last = performance.now() + TRY_FOR;
    const tried = new Set();
    while (!response.destroyed) {
      const target = this.#next(tried);
      if (!target) {
        if (performance.now() > last) return refuse(response, 503);
        tried.clear();
        await later(TRY_EVERY);
        continue;
      }
      tried.add(target);
      const failure = await this.#pass(target, request, body, response);
      if (!failure) return;
      if (failure === 'refused') target.isUp = false;
      else if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 502);
    }
  }

  #next(tried) {
    const up = this.targets.filter((target) => target.isUp && !tried.has(target));
    return up[this.#turn++ % up.length];
  }

  /** Resolves to undefined once answered, else to `refused`, or `cut` when the connection ended before any answer. */
  #pass(target, request, body, response) {
    return new Promise((resolve) => {
      const { method, url: path } = request;
      const headers = {
        ...endToEnd(request.headers),
        ...(body.length > 0 && { 'content-length': body.length }),
      };
      // Drills simulate many visitors from one address, so their header is trusted. A real proxy sets it itself.
      headers['x-forwarded-for'] ??= request.socket.remoteAddress;
      const agent = this.#agent;
      const passed = http.request({ host: '127.0.0.1', port: target.port, method, path, headers, agent });
      passed.once('error', ({ code }) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'cut'));
      passed.once('response', (answer) => {
        passed.on('error', () => response.destroy());
        answer.on('error', () => response.destroy());
        response.writeHead(answer.statusCode, endToEnd(answer.headers));
        answer.pipe(response).once('close', resolve);
      });
      passed.end(body);
    });
  }
}

const endToEnd = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

function refuse(response, status) {
  response.writeHead(status, { 'retry-after': '1' }).end();
}
