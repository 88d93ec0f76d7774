import type { PortraitWidth } from '@consulting/contracts';
import type { DemoSet } from './demo-set.ts';

/**
 * Writes demo entries dated over the last weeks, which no use case can do, because those take the time from the
 * clock. The only place that writes for other modules.
 */
export abstract class DemoStore {
  /** Returns `seeded` once a demo set was written, `used` when there is other data. */
  abstract state(): Promise<'empty' | 'seeded' | 'used'>;
  /** Writes the whole set. Only inside a unit of work; of two simultaneous calls one throws a duplicate key error. */
  abstract fill(set: DemoSet, at: Date): Promise<void>;
}

/** Reads the drawn portraits that belong to the demo data. */
export abstract class DemoPortraits {
  abstract read(key: string, width: PortraitWidth): Promise<Buffer>;
}
