import { Counts } from '../../../api/src/platform/metrics/counts.port.ts';

/** For suites that read no metrics. */
export class NoCounts extends Counts {
  add(): void {}
}
