const SPECIAL = /[.*+?^${}()|[\]\\/-]/g;

/** Maximum number of characters of a search that are used, which limits the cost of a scan. */
export const MOST_TEXT = 200;

/** Returns a pattern for text that contains `q` literally, ignoring case. Uses its first `MOST_TEXT` characters. */
export function literal(q: string): RegExp {
  return new RegExp(q.slice(0, MOST_TEXT).replace(SPECIAL, '\\$&'), 'i');
}
