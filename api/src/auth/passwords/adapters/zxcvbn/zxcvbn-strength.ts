import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../../../shared/turns/fair-queue.ts';
import { PasswordStrength } from '../../application/passwords.ports.ts';

/** Made by the build; the path is the same from the sources and from the compiled files. */
const SCRIPT = join(import.meta.dirname, '../../../../../dist/password-worker.cjs');

/** Milliseconds; a check takes some, and the first one loads the dictionaries. */
const DEADLINE = 20_000;
/** Three times what the dictionaries need. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
/** Milliseconds without a check after which the thread ends and returns its memory. */
const IDLE = 60_000;

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
/** One thread does all checks, so that many at once take no more memory than one. A whole office shares an address. */
const turns = new FairQueue({ atOnce: 1, mostWaiting: 300, mostOfEach: 60, retryAfter: 5 });

/** Runs zxcvbn in a worker thread: others are served while its dictionaries load and while it works. */
@Injectable()
export class ZxcvbnStrength extends PasswordStrength {
  isGuessable(password: string, about: readonly string[], by: string): Promise<boolean> {
    return turns.run(by, () => askThread({ password, about }));
  }
}

async function askThread(message: { password: string; about: readonly string[] }): Promise<boolean> {
  clearTimeout(idle);
  const thread = (worker ??= started());
  thread.ref();
  thread.postMessage(message);
  try {
    // Also rejects with an error of the thread.
    const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(DEADLINE) });
    thread.unref();
    idle = setTimeout(() => void end(thread), IDLE).unref();
    return answer as boolean;
  } catch (error) {
    await end(thread);
    throw error;
  }
}

function started(): Worker {
  const thread = new Worker(SCRIPT, { resourceLimits: MEMORY, execArgv: [] });
  // Without a listener, an error between two checks would end the process.
  thread.on('error', () => undefined);
  return thread.on('exit', () => forget(thread));
}

async function end(thread: Worker): Promise<void> {
  // First, because a thread that ends answers nothing more.
  forget(thread);
  await thread.terminate();
}

function forget(thread: Worker): void {
  if (worker === thread) worker = undefined;
}
