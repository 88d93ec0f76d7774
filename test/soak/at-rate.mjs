import { setTimeout as later } from 'node:timers/promises';

/**
 * Calls `send(number)` `perSecond` times a second, whether or not earlier calls have been answered, but `atOnce` at most.
 * `stop()` resolves when all are answered.
 */
export function atRate(perSecond, send, atOnce = Infinity) {
  let isOver = false;
  const run = async () => {
    const begun = performance.now();
    const open = new Set();
    for (let number = 0; !isOver; number++) {
      const wait = begun + (number * 1_000) / perSecond - performance.now();
      if (wait > 1) await later(wait);
      while (open.size >= atOnce) await Promise.race(open);
      const one = send(number).finally(() => open.delete(one));
      open.add(one);
    }
    await Promise.all(open);
  };
  const ended = run();
  return {
    stop: () => {
      isOver = true;
      return ended;
    },
  };
}
