/** Milliseconds for which an answer is reused, however often metrics are scraped. */
const USED_FOR = 5000;
/** Milliseconds that a scrape waits for an answer. */
const PATIENCE = 1000;

/**
 * Caches the answer of a read from the store, made at most every few seconds and never twice at once. Null when there
 * is no answer in time: a scrape does not wait for an unavailable store.
 */
export class Fresh<T> {
  private asked: Promise<T | null> | undefined;
  private last: { value: T; until: number } | undefined;

  constructor(private readonly ask: () => Promise<T>) {}

  async get(): Promise<T | null> {
    if (this.last && performance.now() < this.last.until) return this.last.value;
    this.asked ??= this.ask()
      .then(
        (value) => (this.last = { value, until: performance.now() + USED_FOR }).value,
        () => null,
      )
      .finally(() => (this.asked = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE, null)));
    return Promise.race([this.asked, late]).finally(() => clearTimeout(timer));
  }
}
