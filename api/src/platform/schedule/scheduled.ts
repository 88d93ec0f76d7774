import 'reflect-metadata';

/** Every so many milliseconds, or at the times of a cron expression in Berlin. */
export type When = { every: number } | { cron: string };

export interface Schedule {
  /** Known to the store, the log and the metrics: `jobs.close`. */
  name: string;
  when: When;
}

const KEY = 'consulting:scheduled';

/**
 * The method of a provider runs by this schedule, once for all processes (`ScheduledRuns`). It may be run again when a
 * process has died in the middle, so that it must not mind what is done already.
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
