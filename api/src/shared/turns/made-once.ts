import { BodyCache } from '../body-cache.ts';

/** Milliseconds for which something that was made is kept. */
const KEPT_FOR = 3_600_000;

/**
 * Makes files once: keeps what was made, in memory, by a name of its content, and lets requests that come meanwhile share one
 * making. What fails is not kept.
 */
export class MadeOnce<File extends Uint8Array> {
  private readonly kept: BodyCache<File>;
  private readonly made = new Map<string, Promise<File>>();

  /** `most`: bytes that are kept; then the oldest are dropped. */
  constructor(most: number) {
    this.kept = new BodyCache(most);
  }

  /** `name`: another one for another content. */
  of(name: string, make: () => Promise<File>): Promise<File> {
    const known = this.kept.get(name) ?? this.made.get(name);
    if (known) return Promise.resolve(known);
    const making = make()
      .then((file) => {
        this.kept.set(name, file, file.length);
        setTimeout(() => this.kept.delete(name), KEPT_FOR).unref();
        return file;
      })
      .finally(() => this.made.delete(name));
    this.made.set(name, making);
    return making;
  }
}
