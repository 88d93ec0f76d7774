import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

const SERVER = join(resolve(__dirname, '../../..'), 'api/dist/server.js');

/** The built server as a process of its own. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Its output so far. */
  said: { stdout: string; stderr: string };
  /** Resolves to true once it answers, to false when it ended first. */
  ready: Promise<boolean>;
  /** Resolves with its exit code, null after a signal. */
  ended: Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/**
 * Runs `node api/dist/server.js`, like the container; `through` is a command that runs it, with the rest as its
 * arguments, `flags` are Node's.
 */
export async function startProcess(
  settings: Record<string, string>,
  { through = [], flags = [] }: { through?: readonly string[]; flags?: readonly string[] } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [command = '', ...args] = [...through, process.execPath, ...flags, SERVER];
  const own = { NODE_ENV: 'test', PORT: `${port}`, PUBLIC_URL: url, SEED_DEMO: 'false', LOG_LEVEL: 'warn' };
  const child = spawn(command, args, {
    // In a folder without .env.
    cwd: __dirname,
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  const ended = new Promise<number | null>((end) => child.once('close', end));
  const ready = new Promise<boolean>((answer) => {
    child.stdout.on('data', (chunk) => {
      said.stdout += String(chunk);
      if (said.stdout.includes('Ready on')) answer(true);
    });
    void ended.then(() => answer(false));
  });
  child.stderr.on('data', (chunk) => (said.stderr += String(chunk)));
  return { url, child, said, ready, ended };
}

/** Runs it and waits until it is ready. Throws with its output when it fails to start. */
export async function startServer(
  settings: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const server = await startProcess(settings, { flags });
  if (await server.ready) return server;
  throw new Error(server.said.stdout + server.said.stderr);
}

/** Ends it like an operator, and waits. */
export async function endServer({ child, ended }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}
