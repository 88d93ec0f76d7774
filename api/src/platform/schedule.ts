import { Logger } from '@nestjs/common';
import { isStoreUnavailable } from './database/mongo-errors.ts';

/**
 * Runs a scheduled sweep. A failure is logged, and the next run tries again; that the store is away is told by
 * `StoreWatch`, once for all.
 */
export async function sweepSafely(name: string, sweep: () => Promise<unknown>): Promise<void> {
  try {
    await sweep();
  } catch (error) {
    if (isStoreUnavailable(error)) return;
    new Logger(name).warn(`Could not sweep: ${error instanceof Error ? error.message : String(error)}`);
  }
}
