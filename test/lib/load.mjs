import { Pool } from 'undici';
import { cpuOf } from './server.mjs';

const CONNECTIONS = 10;

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One answer: its status, headers and text. */
export async function ask(base, path, headers = {}, options = {}) {
  const answer = await fetch(base + path, { headers, ...options });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Returns the request of a client that already has the answer: 304. */
export async function conditional(server, path, headers = {}) {
  const { status, headers: answered } = await ask(server.base, path, headers);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return { server, path, headers: { ...headers, 'if-none-match': answered.get('etag') }, status: 304 };
}

/** Sends all requests as fast as they are answered, `atOnce` at a time. */
export async function inARow(requests, send, atOnce) {
  const left = requests[Symbol.iterator]();
  const one = async () => {
    for (const request of left) await send(request);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/**
 * Measures the milliseconds of the server's processor time for one request, over `count` of them on ten connections.
 * Throws when an answer has another status than `status`.
 */
export async function cpuPerRequest({ server, path, headers = {}, status = 200 }, count) {
  const pool = new Pool(server.base, { connections: CONNECTIONS });
  const one = async () => {
    const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
    await body.dump();
    if (statusCode !== status) throw new Error(`${path}: ${statusCode} instead of ${status}`);
  };
  try {
    const before = cpuOf(server.pid);
    await inARow(Array(count).keys(), one, CONNECTIONS);
    return (cpuOf(server.pid) - before) / count;
  } finally {
    await pool.close();
  }
}

/**
 * Measures the processor time of each request and, where it names a `floor`, the ratio to that one's: medians of three
 * rounds, after one that warms up. A round measures all requests, so that a temporary slowdown of the machine affects
 * all.
 */
export async function measure(requests, count = 2_000, rounds = 3) {
  const found = Object.fromEntries(Object.keys(requests).map((name) => [name, { cpu: [], ratio: [] }]));
  for (let round = 0; round <= rounds; round++) {
    const now = {};
    for (const [name, request] of Object.entries(requests)) {
      now[name] = await cpuPerRequest(request, count);
      if (round === 0) continue;
      found[name].cpu.push(now[name]);
      if (request.floor) found[name].ratio.push(now[name] / now[request.floor]);
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, { cpu, ratio }]) => [name, { cpu: median(cpu), ratio: median(ratio) }]),
  );
}
