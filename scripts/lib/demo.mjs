import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './engines.mjs';
import { at } from './run.mjs';

async function becomesReady(site) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${site}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not become ready');
}

/**
 * Starts the built product with demo data on a store of its own, without limits that a script would reach. Returns its
 * address and a function that stops it and removes the store.
 */
export async function startDemo() {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-'));
  const server = spawn(process.execPath, [at('api/dist/server.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      PUBLIC_URL: site,
      SEED_DEMO: 'true',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'error',
    },
  });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    fs.rmSync(data, { recursive: true, force: true });
  };
  try {
    await becomesReady(site);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site, stop };
}
