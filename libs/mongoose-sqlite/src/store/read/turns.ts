// The real timer, captured before a test can replace it.
const { setImmediate } = globalThis;

/** Long work that yields to let other requests run. What it reads may change at each yield. */
export type Turns<T> = Generator<void, T>;

/** Runs the work without letting other requests run. */
export function atOnce<T>(work: Turns<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs the work and lets other requests run at each yield. Synchronous if it never yields. */
export function inTurns<T>(work: Turns<T>): T | Promise<T> {
  const { done, value } = work.next();
  return done ? value : inFurtherTurns(work);
}

async function inFurtherTurns<T>(work: Turns<T>): Promise<T> {
  for (;;) {
    await turn();
    const { done, value } = work.next();
    if (done) return value;
  }
}

const waiting: (() => void)[] = [];

/** Waits for a turn. Turns come one at a time, so other requests wait for one at most, however much work is waiting. */
function turn(): Promise<void> {
  if (waiting.length === 0) setImmediate(next);
  return new Promise((resolve) => waiting.push(resolve));
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
