import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** All it has written so far. */
  said(): string;
  /** Resolves with its exit code; null when a signal ended it. */
  exited: Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** `node api/dist/server.js` in a process of its own, as the container runs it, once it has said that it is ready. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  flags: string[] = [],
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const ours = { NODE_ENV: 'test', PORT: `${port}`, DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [...flags, join(ROOT, 'api/dist/server.js')], {
    cwd: dataDir,
    env: { ...process.env, ...ours, ...env },
  });
  const exited = new Promise<number | null>((ended) => child.once('exit', ended));
  let said = '';
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready on')) ready();
    });
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    void exited.then(() => failed(new Error(said)));
  });
  return { url, child, said: () => said, exited };
}

/** Ends it as its operator would, and waits. */
export async function endServer({ child, exited }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return exited;
}
