import net from 'node:net';
import { setTimeout as later } from 'node:timers/promises';

/** The running process groups: none outlives the program, however it ends. */
const groups = new Set();
process.once('exit', () => {
  for (const pid of groups) signalGroup(pid, 'SIGKILL');
});

/** Sends a signal to a process and all its children. */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Tracks a child that leads a group. Resolves to its exit code, or the signal that ended it. */
export function watched(child) {
  groups.add(child.pid);
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      groups.delete(child.pid);
      resolve(signal ?? code);
    }),
  );
}

/** Milliseconds after which a wait is given up: far more than a slow machine needs. */
const GIVEN_UP_AFTER = 120_000;

/** Polls until `isSo` is true; throws naming `what` when it never is. */
export async function until(what, isSo, { every = 50, within = GIVEN_UP_AFTER } = {}) {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > within) throw new Error(`Waited in vain: ${what}`);
    await later(every);
  }
  return performance.now() - begun;
}

/** Tells whether something listens on the port. */
export const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    const say = (answer) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', say(true)).once('error', say(false)).setTimeout(1_000, say(false));
  });

/** Returns the first of `count` consecutive free ports, starting at `from`. */
export async function freePorts(from, count) {
  for (let first = from; ; first += count) {
    const ports = Array.from({ length: count }, (_, i) => first + i);
    if (!(await Promise.all(ports.map(isOpen))).includes(true)) return first;
  }
}
