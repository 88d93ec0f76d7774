import { AsyncLocalStorage } from 'node:async_hooks';

/** The scope of the running code. */
interface Scope {
  /** Set in a unit of work: the functions to call when it ends. */
  atEnd?: Set<() => void>;
  /** The last write of a unit of work. */
  last?: () => Promise<void>;
}

/** One storage for the process, because every promise pays for each storage that was ever used in the process. */
export const scope = new AsyncLocalStorage<Scope>();

/** Returns whether the running code is part of a unit of work. */
export const isInUnit = (): boolean => scope.getStore()?.atEnd !== undefined;

/** Calls `then` as `UnitOfWork.atEnd` does. */
export function atEndOfUnit(then: () => void): void {
  const atEnd = scope.getStore()?.atEnd;
  if (atEnd) atEnd.add(then);
  else then();
}
