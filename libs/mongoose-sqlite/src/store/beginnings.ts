import { beginningKey, successor } from '../bson/values.ts';
import { type Doc, isRegex } from '../bson/wire.ts';
import type { Collection } from './catalog.ts';
import type { Source } from './source.ts';

/** A pattern that says how a text begins, and nothing else about it. */
const BEGINNING = /^\^((?:[^\\^$.*+?()[\]{}|]|\\\W)+)$/s;

/** How a text begins that matches; undefined where a pattern asks for more, or for something else. */
function beginningOf(condition: unknown): string | undefined {
  if (!isRegex(condition) || condition.options !== '') return undefined;
  return BEGINNING.exec(condition.pattern)?.[1]?.replaceAll(/\\(\W)/gs, '$1');
}

/**
 * The rows that may pass a filter, by its patterns of how a text begins (`/^sap/`) and the indexes of such texts. A pattern that names more than `most` rows counts for nothing; undefined where all do.
 */
export function rowsByBeginnings(
  source: Source,
  collection: Collection,
  filter: Doc,
  most: number,
): Set<number> | undefined {
  return ofAll(Object.entries(filter));

  function ofAll(conditions: [path: string, condition: unknown][]): Set<number> | undefined {
    let common: Set<number> | undefined;
    for (const [path, condition] of conditions) {
      const rows = ofOne(path, condition);
      if (rows) common = common ? new Set([...rows].filter((row) => common!.has(row))) : rows;
      if (common?.size === 0) break;
    }
    return common;
  }

  function ofOne(path: string, condition: unknown): Set<number> | undefined {
    if (path === '$and') return ofAll((condition as Doc[]).flatMap((one) => Object.entries(one)));
    if (path === '$or') return ofAny((condition as Doc[]).map((one) => Object.entries(one)));
    const beginning = beginningOf(condition);
    const index = beginning === undefined ? undefined : indexOf(path);
    return index && ofEntries(index.id, beginningKey(beginning!));
  }

  function ofAny(branches: [path: string, condition: unknown][][]): Set<number> | undefined {
    const all = new Set<number>();
    for (const branch of branches) {
      const rows = ofAll(branch);
      if (!rows || all.size + rows.size > most) return undefined;
      for (const row of rows) all.add(row);
    }
    return all;
  }

  function indexOf(path: string) {
    return collection.indexes.find(
      ({ keys: [first], partial }) => first!.path === path && first!.direction === 1 && !partial,
    );
  }

  function ofEntries(index: number, from: Buffer): Set<number> | undefined {
    const { ids } = source.sqlite.sql(ROWS).get(index, from, successor(from), most + 1) as {
      ids: string | null;
    };
    const rows = new Set(ids === null ? [] : ids.split(',').map(Number));
    return rows.size > most ? undefined : rows;
  }
}

const ROWS =
  'SELECT group_concat(id) AS ids FROM (SELECT DISTINCT id FROM entries WHERE idx=? AND k>=? AND k<? LIMIT ?)';
