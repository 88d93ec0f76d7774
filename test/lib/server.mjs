import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Settings of every server that a benchmark or a drill starts. */
export const SECRETS = { user: 'u'.repeat(64), admin: 'a'.repeat(64), encryption: 'e'.repeat(64) };
/** Milliseconds after which an unresponsive process is given up; generous, because two busy cores are slow. */
const READY_WITHIN = 120_000;

/**
 * Starts the built server and waits until it is ready. `mongodbUri` selects MongoDB, else the embedded store in
 * `folder`. It logs as in production, to the file descriptor `log`, else nowhere.
 */
export async function startServer(folder, port, { mongodbUri, log = 'ignore', ...env } = {}) {
  const base = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: base,
    SEED_DEMO: 'true',
    RATE_LIMIT_SCALE: '1000000',
    USER_JWT_SECRET: SECRETS.user,
    ADMIN_JWT_SECRET: SECRETS.admin,
    ENCRYPTION_KEY: SECRETS.encryption,
    ...(mongodbUri ? { MONGODB_URI: mongodbUri, FILES: 'disk' } : {}),
    ...env,
  };
  const stdio = ['ignore', log, log === 'ignore' ? 'inherit' : log];
  const child = startProcess(path.join(ROOT, 'api/dist/server.js'), [], settings, stdio);
  await answering(child, `${base}/health/ready`);
  return { base, ...child };
}

/** The running processes: none outlives the program that started it, however that ends. */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts a Node program. `ended` resolves to its exit code or the signal that ended it, and so does `stop`. */
export function startProcess(file, args, env = {}, stdio = ['ignore', 'ignore', 'inherit']) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio,
  });
  running.add(child);
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(signal ?? code);
    }),
  );
  const stop = (signal = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { pid: child.pid, ended, stop };
}

/** Waits until `url` answers with success; throws when the process ends first, or does not answer. */
export async function answering({ stop, ended }, url) {
  let end;
  void ended.then((how) => (end = how));
  const until = performance.now() + READY_WITHIN;
  while (performance.now() < until) {
    const signal = AbortSignal.timeout(5_000);
    if ((await fetch(url, { signal }).catch(() => null))?.ok) return;
    if (end !== undefined) throw new Error(`It ended (${end}) before ${url} answered`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop('SIGKILL');
  throw new Error(`${url} did not answer`);
}

/** Returns the processor time that all threads of a process have used, in milliseconds (Linux: in steps of 10). */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the megabytes of memory that a process holds (Linux). */
export const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
