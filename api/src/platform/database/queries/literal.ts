const SPECIAL = /[.*+?^${}()|[\]\\/-]/g;

/** Characters of a search that count, which bounds the cost of a scan. */
export const MOST_TEXT = 200;

/** Matches text that contains `q` literally, ignoring case. At most `MOST_TEXT` characters count. */
export function literal(q: string): RegExp {
  return new RegExp(q.slice(0, MOST_TEXT).replace(SPECIAL, '\\$&'), 'i');
}
