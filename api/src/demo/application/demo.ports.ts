import type { DemoSet } from './demo-set.ts';

/**
 * Writes made-up entries as if they had come over the last weeks, which no use case can: those take the time from
 * the clock. The one place that writes for other modules.
 */
export abstract class DemoStore {
  /** `seeded` once a demo set was written; `used` when anything else is there. */
  abstract state(): Promise<'empty' | 'seeded' | 'used'>;
  /** Writes the whole set. Only inside a unit of work; of two simultaneous calls one fails with a duplicate key. */
  abstract fill(set: DemoSet, at: Date): Promise<void>;
}
