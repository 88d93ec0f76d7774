/**
 * The `@Scheduled` decorator, for methods in `adapters/schedule` that run by themselves.
 *
 * Each tick runs on one process, under a lease in the store, and on another one when that process dies. A scheduled
 * method must be idempotent and must find what is due through an index (`test/e2e/platform/schedule/engines/sweeps`).
 */

import 'reflect-metadata';

/** A period in milliseconds, or a cron expression in Berlin time. */
export type When = { every: number } | { cron: string };

export interface Schedule {
  /** The name in the store, the log and the metrics: `jobs.close`. */
  name: string;
  when: When;
}

const KEY = 'consulting:scheduled';

/**
 * Runs a provider's method by a schedule, once for all processes (`ScheduledRuns`). It runs again when a process dies
 * in the middle, so it must be idempotent.
 */
export const Scheduled =
  (name: string, when: When) =>
  <Method extends () => Promise<unknown>>(
    _prototype: object,
    _name: string,
    { value }: TypedPropertyDescriptor<Method>,
  ): void =>
    Reflect.defineMetadata(KEY, { name, when }, value as object);

export function scheduleOf(method: unknown): Schedule | undefined {
  return typeof method === 'function' ? (Reflect.getMetadata(KEY, method) as Schedule) : undefined;
}
