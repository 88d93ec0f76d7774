import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Of every server that a benchmark starts. */
export const SECRETS = { user: 'u'.repeat(64), admin: 'a'.repeat(64) };

/**
 * Starts the built server and waits until it is ready. `mongodbUri`: the engine, else the embedded one in `folder`.
 * Its log goes nowhere, but is written as in production.
 */
export async function startServer(folder, port, { mongodbUri, ...env } = {}) {
  const base = `http://127.0.0.1:${port}`;
  const child = run(path.join(ROOT, 'api/dist/server.js'), [], {
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: base,
    SEED_DEMO: 'true',
    RATE_LIMIT_SCALE: '1000000',
    USER_JWT_SECRET: SECRETS.user,
    ADMIN_JWT_SECRET: SECRETS.admin,
    ...(mongodbUri ? { MONGODB_URI: mongodbUri, FILES: 'disk' } : {}),
    ...env,
  });
  await answering(child, `${base}/health/ready`);
  return { base, ...child };
}

/** Starts the two floors (floors.mjs); `rows` is what the second one sends. */
export async function startFloors(port, rows) {
  const base = `http://127.0.0.1:${port}`;
  const child = run(path.join(import.meta.dirname, 'floors.mjs'), [String(port), rows], {});
  await answering(child, `${base}/kept`);
  return { base, ...child };
}

function run(file, args, env) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid, stop };
}

async function answering({ stop }, url) {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${url} did not answer`);
}

/** Milliseconds of processor time that a process has used so far, all its threads together (Linux: in steps of 10). */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Megabytes of memory that a process holds (Linux). */
export const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
