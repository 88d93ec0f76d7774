import { Pool } from 'undici';
import { cpuOf } from './server.mjs';

const CONNECTIONS = 10;
const ROUNDS = 3;

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One answer: its status, headers and text. */
export async function ask(base, path, headers = {}, options = {}) {
  const answer = await fetch(base + path, { headers, ...options });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/**
 * Milliseconds of the server's processor time for one request: the median of three rounds, after one that warms up.
 * Throws when an answer has another status than `status`.
 */
export async function cpuPerRequest({ base, pid }, { path, headers = {}, status = 200, requests = 1_500 }) {
  const pool = new Pool(base, { connections: CONNECTIONS });
  const round = async (count) => {
    let left = count;
    const one = async () => {
      while (left-- > 0) {
        const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
        await body.dump();
        if (statusCode !== status) throw new Error(`${path}: ${statusCode} instead of ${status}`);
      }
    };
    const before = cpuOf(pid);
    await Promise.all(Array.from({ length: CONNECTIONS }, one));
    return (cpuOf(pid) - before) / count;
  };
  try {
    await round(requests);
    const rounds = [];
    for (let i = 0; i < ROUNDS; i++) rounds.push(await round(requests));
    return median(rounds);
  } finally {
    await pool.close();
  }
}
