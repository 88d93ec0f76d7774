/**
 * Several writes that happen together or not at all, also across a crash.
 *
 * Promises: all repository calls awaited inside `work` join one transaction; a throw undoes them all;
 * a call inside another joins it; a conflict with a simultaneous transaction runs `work` again, so `work`
 * changes nothing outside the store.
 *
 * Units of work write in one order, so that two that conflict do so at their first write and seldom run again: the
 * mailed link that was followed, the account, the target (job, project, consultant, employee), the application, the
 * conversation, its messages, files; last what all of them write: revisions, the audit log, the outbox.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /**
   * Ends every unit of work that begins within `work` with `write`, as a part of it: what was written by `write` tells
   * whether anything was kept. A throw of it undoes the unit.
   */
  abstract endingWith<T>(write: () => Promise<void>, work: () => T): T;

  /**
   * Calls `then` when the unit of work that this is called in has ended, kept or undone, and before `run` answers; the
   * same function once. Outside of one: at once.
   */
  abstract atEnd(then: () => void): void;
}
