/**
 * Several writes that happen together or not at all, also across a crash.
 *
 * Promises: all repository calls awaited inside `work` join one transaction; a throw undoes them all;
 * a call inside another joins it; a conflict with a simultaneous transaction runs `work` again, so `work`
 * changes nothing outside the store.
 *
 * The order of writes, so that units of work which meet do so at their first write and seldom run again: a mailed link,
 * the account, the thing it is about (job, project, consultant, employee), the application, the conversation, its
 * messages, files; last what everybody writes: revisions, the audit log, the outbox. What a read-only check needs may be
 * read before.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
