const MOST_SHOWN = 5;

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The requests and their results. */
export class Record {
  all = 0;
  reads = 0;
  unchanged = 0;
  /** No answer, or 5xx. */
  failed = 0;
  /** Answered 503, which counts as failed too. */
  unavailable = 0;
  /** Refused (4xx), which must not happen, except for applying twice. */
  refused = 0;
  examples = [];
  #took = new Map();

  add(kind, { status, error, took }, what) {
    this.all++;
    if (!this.#took.has(kind)) this.#took.set(kind, []);
    this.#took.get(kind).push(took);
    if (what.startsWith('GET') || kind === 'poll') this.reads++;
    if (status === 304) this.unchanged++;
    const isFailure = status === 0 || status >= 500;
    const isRefused = status >= 400 && status < 500 && !(kind === 'apply' && status === 409);
    if (isFailure) this.failed++;
    if (status === 503) this.unavailable++;
    if (isRefused) this.refused++;
    if ((isFailure || isRefused) && this.examples.length < MOST_SHOWN)
      this.examples.push(`${what}: ${status || error} after ${Math.round(took)} ms`);
  }

  get unchangedShare() {
    return this.reads === 0 ? 0 : this.unchanged / this.reads;
  }

  /** Returns for each kind the count and the milliseconds: median, 99th percentile, slowest. */
  latencies() {
    const rows = [['all', [...this.#took.values()].flat()], ...this.#took];
    return Object.fromEntries(
      rows.map(([kind, values]) => {
        const sorted = [...values].sort((one, other) => one - other);
        const ms = (share) => Math.round(percentile(sorted, share) * 10) / 10;
        return [kind, { requests: sorted.length, p50: ms(0.5), p99: ms(0.99), slowest: ms(1) }];
      }),
    );
  }
}
