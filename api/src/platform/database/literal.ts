const SPECIAL = /[.*+?^${}()|[\]\\/-]/g;

/** Matches text that contains `q` literally, ignoring case. At most 200 characters count, which bounds the cost of a scan. */
export function literal(q: string): RegExp {
  return new RegExp(q.slice(0, 200).replace(SPECIAL, '\\$&'), 'i');
}
