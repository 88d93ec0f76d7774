/** Ids of the store, which open nothing. */
const ID = /^[0-9a-f]{24}$/;
/** Stands for a part of a path that is not known. */
const MASK = '*';

/**
 * What a log may hold of a path: its known words, and ids. Everything else is masked, because it may be the secret of a
 * mailed link or a calendar feed. No route decides this: a secret also arrives under another method, another prefix, in
 * capitals, escaped, with further parts or at an address that has no route.
 */
export class LoggablePath {
  private readonly words: Set<string>;

  /** `words`: parts of the paths that have no route of their own, like those of pages. */
  constructor(words: Iterable<string> = []) {
    this.words = new Set(['', ...words]);
  }

  /** Adds the fixed parts of a route's template, such as `jobs` and `apply` of `/jobs/:id/apply`. */
  add(template: string): void {
    for (const part of template.split('/')) if (!/[:*(]/.test(part)) this.words.add(part);
  }

  /** Returns the path of a request's target without the query, each unknown part as `*`: `/calendar/*`. */
  of(target: string): string {
    const [path = ''] = target.split('?', 1);
    return path
      .split('/')
      .map((part) => (this.words.has(part) || ID.test(part) ? part : MASK))
      .join('/');
  }
}
