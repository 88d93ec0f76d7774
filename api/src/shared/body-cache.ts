/** Bytes of an entry besides its body: headers, key, maps. */
const ENTRY_BYTES = 1024;

/** Caches values up to so many bytes, by key; then the oldest are dropped. */
export class BodyCache<Value> {
  private readonly entries = new Map<string, { value: Value; bytes: number }>();
  private bytes = 0;

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    return this.entries.get(key)?.value;
  }

  /** Does not keep a value larger than the whole cache. */
  set(key: string, value: Value, bodyBytes: number): void {
    const bytes = bodyBytes + ENTRY_BYTES;
    if (bytes > this.most) return;
    this.delete(key);
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.most) return;
      this.delete(oldest);
    }
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }

  delete(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
