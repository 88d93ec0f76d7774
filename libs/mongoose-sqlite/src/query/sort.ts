import { type Doc, isDocument } from '../bson/codec.ts';
import { compare } from '../bson/compare.ts';
import { refused, serverError } from '../bson/errors.ts';
import { reach } from './path.ts';

export type SortKeys = [path: string, direction: 1 | -1][];

const NAMES: Record<string, 1 | -1> = { '1': 1, '-1': -1, asc: 1, ascending: 1, desc: -1, descending: -1 };

/** The driver's many ways to write a sort, as pairs in order. */
export function sortKeys(sort: unknown): SortKeys {
  if (sort === undefined || sort === null) return [];
  if (typeof sort === 'string') return [[sort, 1]];
  const list = Array.isArray(sort) ? sort : sort instanceof Map ? [...sort] : undefined;
  if (list && list.length === 2 && typeof list[0] === 'string' && String(list[1]) in NAMES) {
    return [[list[0], NAMES[String(list[1])]!]];
  }
  const pairs: [string, unknown][] = list
    ? list.map((one): [string, unknown] => (Array.isArray(one) ? [one[0], one[1]] : [String(one), 1]))
    : Object.entries(sort as Doc);
  return pairs.map(([path, direction]) => {
    if (isDocument(direction)) throw refused(`the sort ${JSON.stringify(direction)}`);
    const found = NAMES[String(direction)];
    if (!path || !found)
      throw serverError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return [path, found];
  });
}

/** What a document sorts by: the smallest (ascending) or largest element an array offers, null when missing. */
export function sortValue(doc: Doc, parts: string[], direction: 1 | -1): unknown {
  let best: unknown;
  let found = false;
  const offer = (value: unknown) => {
    if (!found || compare(value, best) * direction < 0) best = value;
    found = true;
    return false;
  };
  reach(doc, parts, false, (value) => {
    if (!Array.isArray(value)) return offer(value === undefined ? null : value);
    if (!value.length) return offer(undefined);
    return value.some(offer);
  });
  return found ? best : null;
}

export function sortDocuments<T>(items: T[], keys: SortKeys, document: (item: T) => Doc): T[] {
  if (!keys.length || items.length < 2) return items;
  const paths = keys.map(([path, direction]) => ({ parts: path.split('.'), direction }));
  const rows = items.map((item) => ({
    item,
    by: paths.map(({ parts, direction }) => sortValue(document(item), parts, direction)),
  }));
  rows.sort((a, b) => {
    for (let i = 0; i < paths.length; i++) {
      const order = compare(a.by[i], b.by[i]);
      if (order) return order * paths[i]!.direction;
    }
    return 0;
  });
  return rows.map(({ item }) => item);
}
