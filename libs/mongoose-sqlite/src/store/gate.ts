import { serverError } from '../bson/errors.ts';

// Kept from before a test replaces the timers.
const { setTimeout, clearTimeout } = globalThis;

/** One open transaction at a time. Others, and writes outside, wait in the order they came; reads never do. */
export class Gate {
  #owner: object | undefined;
  #waiting: (() => void)[] = [];

  get owner(): object | undefined {
    return this.#owner;
  }

  /** The next time the gate is left; who waits looks again then, in the order they came. */
  change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Takes the gate for a transaction, or gives up with the error that lets withTransaction try again. */
  async take(self: object, patience: number): Promise<void> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.#wake();
    }, patience).unref();
    while (this.#owner && !late) await this.change();
    clearTimeout(timer);
    if (this.#owner) {
      const errorLabels = ['TransientTransactionError'];
      throw serverError(112, 'WriteConflict: another transaction is open', { errorLabels });
    }
    this.#owner = self;
  }

  leave(self: object): void {
    if (this.#owner !== self) return;
    this.#owner = undefined;
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
