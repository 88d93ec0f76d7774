import { Logger } from '@nestjs/common';

/** Runs a scheduled sweep. A failure is logged, and the next run tries again. */
export async function sweepSafely(name: string, sweep: () => Promise<unknown>): Promise<void> {
  try {
    await sweep();
  } catch (error) {
    new Logger(name).warn(`Could not sweep: ${error instanceof Error ? error.message : String(error)}`);
  }
}
