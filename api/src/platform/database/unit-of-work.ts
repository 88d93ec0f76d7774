/**
 * Several writes that happen together or not at all, also across a crash.
 *
 * Promises: all repository calls awaited inside `work` join one transaction; a throw undoes them all;
 * a call inside another joins it; a conflict with a simultaneous transaction runs `work` again, so `work`
 * changes nothing outside the store.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
