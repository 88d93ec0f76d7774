import { type INestApplication, Logger } from '@nestjs/common';

/** Seconds that a stop takes at most once no more requests are taken, even when a request or the store hangs. */
const END_WITHIN = 15;
/** Milliseconds in which a second signal counts as the same: `npm` and its terminal both pass on a Ctrl+C. */
const SAME_ORDER = 500;

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

let stoppingSince: number | undefined;

export const isStopping = (): boolean => stoppingSince !== undefined;

/** Closes the application in order on the first signal and exits with 0; a second signal ends the process at once. */
export function stopOnSignals(app: INestApplication, drainSeconds: number): void {
  const stop = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_ORDER) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), (drainSeconds + END_WITHIN) * 1000).unref();
    app.close().then(
      () => process.exit(0),
      (error: Error) => {
        new Logger('Stop').error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}
