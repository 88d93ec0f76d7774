import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';

/** What a process may use. */
export interface ProcessBounds {
  /** Milliseconds. */
  deadline: number;
  /** Of JavaScript's heap. Native memory has no bound here: the script must bound what it asks of a library. */
  megabytes: number;
}

/** A process was too slow, or died. */
export class ProcessEnded extends Error {}

/**
 * Runs a script in a process of its own, for native code that may crash or exhaust the memory: sends it the task as its first
 * message and returns its first answer. Throws `ProcessEnded` when it dies without one or is too slow. Nothing of it is left
 * afterwards. It gets no setting and no secret of the server.
 */
export async function answerOfProcess<Result>(
  script: string,
  task: unknown,
  { deadline, megabytes }: ProcessBounds,
): Promise<Result> {
  const child = fork(script, {
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const over = new AbortController();
  let reason = 'was too slow';
  const timer = setTimeout(() => over.abort(), deadline);
  const answer = once(child, 'message', { signal: over.signal });
  const end = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      reason = `ended with ${signal ?? code}`;
      over.abort();
      resolve();
    });
    // A process that could not be started has no end. Also, an error that nobody hears would end the server.
    child.on('error', () => resolve());
  });
  // To a process that dies meanwhile nothing is sent, which its end says better.
  child.send(task as object, () => undefined);
  if (child.pid !== undefined) sacrifice(child.pid);
  try {
    const [result] = await answer;
    return result as Result;
  } catch (error) {
    throw over.signal.aborted ? new ProcessEnded(`The process ${reason}`) : error;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    await end;
  }
}

/** Lets Linux end this process rather than the server, when the memory of their container is used up. */
function sacrifice(pid: number): void {
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}
