/**
 * An approximate LRU cache in two generations: an entry that is not used during a whole generation is evicted. Each
 * generation holds values of `most` total weight.
 */
export class LruCache<Key, Value> {
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  #weight = 0;

  constructor(
    private readonly most: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#weight >= this.most) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#weight = 0;
    }
    const before = this.#young.get(key);
    if (before !== undefined) this.#weight -= this.weigh(before);
    this.#young.set(key, value);
    this.#weight += this.weigh(value);
  }

  delete(key: Key): void {
    const young = this.#young.get(key);
    if (young !== undefined) this.#weight -= this.weigh(young);
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
    this.#weight = 0;
  }
}
