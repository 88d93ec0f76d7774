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

/**
 * Ends the start: collects what it left behind, once. V8 sets the size at which it collects next by what it found to be
 * alive the last time, and lets the heap grow to some hundred megabytes before it first looks.
 */
export function startIsOver(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  setFlagsFromString('--no-expose-gc');
  setFlagsFromString('--semi-space-growth-factor=2');
}
