/**
 * Several writes are one unit of work: they happen together or not at all, also across a crash. A rule that two
 * simultaneous requests could break is one conditional write or a unique index, whose error the adapter translates.
 *
 * All repository calls awaited inside `work` join one transaction. A throw undoes them all. A nested call joins the
 * outer unit. A conflict with a simultaneous transaction runs `work` again: it must change nothing outside the store.
 *
 * All units of work write in the same order, so that two that conflict do so at their first write and retry seldom: the
 * one-time link that was followed, the account, the target (job, project, consultant, employee), the application, the
 * conversation, its messages, files; last what all of them write: revisions, the audit log, mails and events.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /**
   * Runs `work`. Every unit of work that begins within it ends with `write`, as its last write: whether that was stored
   * tells whether the unit was committed. A throw of `write` undoes the unit. Nested calls write from the inside out.
   */
  abstract endingWith<T>(write: () => Promise<void>, work: () => T): T;

  /**
   * Calls `then` when the current unit of work has ended, committed or undone, before `run` returns; the same function
   * only once. Outside a unit of work, calls it at once.
   */
  abstract atEnd(then: () => void): void;
}
