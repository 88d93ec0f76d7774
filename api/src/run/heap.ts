import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * V8 makes objects old at once where those made before lived long. What a server builds for a request is garbage soon,
 * and an old piece of it keeps all young ones that it points to: 3 to 7 KB of each request went that way.
 */
const PRETENURING = '--no-allocation-site-pretenuring';

/**
 * Nearly all that a start allocates either stays or is garbage at once. V8 would take the one for a reason to let its
 * young generation grow to 32 MB, which it then keeps; so that one stays as small as it is until the start is over.
 */
export function startSmall(): void {
  setFlagsFromString(PRETENURING);
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** From the 1 MB that the young generation begins with to the 16 MB that are the most, in one step. */
const GROWS_AT_ONCE = '--semi-space-growth-factor=16';

/**
 * Ends the start: collects what it left behind, once. V8 sets the size at which it collects next by what it found to be
 * alive the last time, and lets the heap grow to some hundred megabytes before it first looks.
 *
 * Under load the young generation reaches its most sooner or later: by doubling it takes seconds at one process and
 * minutes at another, which looks like a leak to whoever watches the memory. So it takes one step.
 */
export function startIsOver(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  setFlagsFromString('--no-expose-gc');
  setFlagsFromString(GROWS_AT_ONCE);
}

/** V8 takes what it compiled only under the flags under which that was kept: its own, which a start begins with. */
export function restoreFlags(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
