const SPECIAL = /[.*+?^${}()|[\]\\/-]/g;

/** Maximum number of characters of a search that are used, which limits the cost of a scan. */
export const MOST_TEXT = 200;

const escaped = (text: string): string => text.replace(SPECIAL, '\\$&');

/** Returns a pattern for text that contains `q` literally, ignoring case. Uses its first `MOST_TEXT` characters. */
export function literal(q: string): RegExp {
  return new RegExp(escaped(q.slice(0, MOST_TEXT)), 'i');
}

/** Returns a pattern for text that begins with `start`, which both engines serve by a range of an index. */
export const beginningWith = (start: string): RegExp => new RegExp(`^${escaped(start)}`);
