import type { Store } from '../store/store.ts';

// The real timers, taken before a test may replace them.
const { setTimeout, clearTimeout } = globalThis;

/** Milliseconds until a refused cut is tried again. */
const RETRY_AFTER = 1_000;

/** Removes what deleted and replaced content leaves behind: in the -wal, and in unused parts of the file's pages. */
export class Cleaner {
  #retry: NodeJS.Timeout | undefined;
  /** True if a transaction prevented the cut, so that it is tried when the transaction ends. */
  #awaitsTransaction = false;
  #isClosed = false;
  #wanted: (() => void)[] = [];

  /** Cleans what an earlier process or version has left behind. */
  constructor(private readonly store: Store) {
    void this.rebuild();
  }

  /** Rebuilds a small file, if no transaction is open, and cuts the log. */
  async rebuild(): Promise<void> {
    if (!this.#isClosed) this.store.rebuild();
    await this.cutLog();
  }

  /** Cuts the log now, or as soon as no transaction and no reader prevents it. Then resolves. */
  async cutLog(): Promise<void> {
    if (this.#isClosed) return;
    await new Promise<void>((resolve) => {
      this.#wanted.push(resolve);
      this.#cut();
    });
  }

  transactionEnded(): void {
    if (this.#awaitsTransaction) this.#cut();
  }

  /** Must be called before the store is closed, which cuts the log itself. Later calls do nothing. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#awaitsTransaction = false;
    for (const resolve of this.#wanted.splice(0)) resolve();
  }

  readonly #cut = (): void => {
    clearTimeout(this.#retry);
    this.#awaitsTransaction = false;
    if (this.store.cutLog()) for (const resolve of this.#wanted.splice(0)) resolve();
    else if (this.store.isOpen) this.#awaitsTransaction = true;
    else this.#retry = setTimeout(this.#cut, RETRY_AFTER).unref();
  };
}
