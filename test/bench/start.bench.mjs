// What a start costs until it is ready, on a store that holds the demo data: the server in one file, as a ratio to the
// same server as Node would load it file by file. The milliseconds are this machine's; the ratio travels.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RUNS = 5;
const folder = mkdtempSync(path.join(os.tmpdir(), 'start-bench-'));
const env = {
  ...process.env,
  PORT: '4398',
  DATA_DIR: folder,
  PUBLIC_URL: 'http://localhost:4398',
  SEED_DEMO: 'true',
  LOG_LEVEL: 'error',
};

/** Milliseconds from the command to its word that it is ready; resolves when it has ended again. */
async function ready(command, args) {
  const started = performance.now();
  // A group of its own: npm does not pass a signal on to what it runs.
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const took = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Ready on')) resolve(performance.now() - started);
    });
    child.once('exit', () => reject(new Error('it ended before it was ready')));
  });
  process.kill(-child.pid, 'SIGTERM');
  await ended;
  return took;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const WAYS = {
  'file by file (api/dist/main.js)': [process.execPath, ['api/dist/main.js']],
  'in one file (api/dist/server.js)': [process.execPath, ['api/dist/server.js']],
  'npm start': ['npm', ['start']],
};

try {
  await ready(...WAYS['npm start']); // seeds the store, and fills what a second start may use
  const times = Object.fromEntries(Object.keys(WAYS).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run++)
    for (const [name, way] of Object.entries(WAYS)) times[name].push(await ready(...way));
  const base = median(Object.values(times)[0]);
  for (const [name, values] of Object.entries(times)) {
    const value = median(values);
    console.log(`${name.padEnd(34)} ${(value / base).toFixed(2)}  (${value.toFixed(0)} ms)`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
