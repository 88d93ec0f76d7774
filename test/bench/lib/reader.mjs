import { Pool } from 'undici';

/** Milliseconds between two requests. */
const PAUSE = 5;

/**
 * Sends the server cheap requests while `work` runs. Resolves to the longest wait for an answer, in milliseconds, and
 * the result of `work`.
 */
export async function besideAReader({ base }, work) {
  const pool = new Pool(base, { connections: 1 });
  let isOver = false;
  let longest = 0;
  const reading = (async () => {
    while (!isOver) {
      const asked = performance.now();
      const { body } = await pool.request({ path: '/health/live', method: 'GET' });
      await body.dump();
      longest = Math.max(longest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  })();
  try {
    const result = await work();
    return { longest, result };
  } finally {
    isOver = true;
    await reading;
    await pool.close();
  }
}
