// The real timer, taken before a test may replace it.
const { setImmediate } = globalThis;

/** Work that may take long: it yields where everybody else may have a turn. What it reads may change meanwhile. */
export type Turns<T> = Generator<void, T>;

/** The result of work that nobody else may come in between. */
export function atOnce<T>(work: Turns<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The result of work that lets others in between; at once where it never yields. */
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

/** One at a time of all that wait, so that everybody else waits for one only, however many there are. */
function turn(): Promise<void> {
  if (waiting.length === 0) setImmediate(next);
  return new Promise((resolve) => waiting.push(resolve));
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
