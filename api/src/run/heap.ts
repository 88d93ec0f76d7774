import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * V8 allocates objects as old when earlier ones from the same place lived long. But a request's objects soon become
 * garbage, and an old one keeps alive all young ones that it points to: 3 to 7 KB of each request were kept that way.
 */
const PRETENURING = '--no-allocation-site-pretenuring';

/**
 * Nearly all objects that a start allocates either stay or become garbage at once. The staying ones would make V8 grow
 * its young generation to 32 MB for good, so its size is fixed until the start is over.
 */
export function startSmall(): void {
  setFlagsFromString(PRETENURING);
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Grows the young generation from its initial 1 MB to its maximum of 16 MB in one step. */
const GROWS_AT_ONCE = '--semi-space-growth-factor=16';

/**
 * Ends the start: collects its garbage once. V8 schedules the next collection by what survived the last one, and
 * without this would let the heap grow to some hundred megabytes first.
 *
 * Under load the young generation reaches its maximum sooner or later. Doubling takes seconds in one process and
 * minutes in another, which looks like a memory leak, so it grows in one step.
 */
export function startIsOver(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  setFlagsFromString('--no-expose-gc');
  setFlagsFromString(GROWS_AT_ONCE);
}

/** Restores V8's default: it accepts compiled code only under the flags under which it was written. */
export function restoreFlags(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
