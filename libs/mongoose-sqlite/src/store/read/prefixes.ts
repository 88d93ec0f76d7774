import { prefixKey, successor } from '../../bson/values.ts';
import { type Doc, isRegex } from '../../bson/wire.ts';
import type { Collection } from '../catalog.ts';
import type { Source } from './source.ts';
import type { Turns } from './turns.ts';

/** Rows of an index that are read per turn. */
const ROWS_PER_TURN = 500;

/** Matches patterns that ask for a prefix and nothing else. */
const PREFIX_PATTERN = /^\^((?:[^\\^$.*+?()[\]{}|]|\\\W)+)$/s;

/** Returns the prefix that a condition asks for; undefined if it asks for more, or for something else. */
function prefixOf(condition: unknown): string | undefined {
  if (!isRegex(condition) || condition.options !== '') return undefined;
  return PREFIX_PATTERN.exec(condition.pattern)?.[1]?.replaceAll(/\\(\W)/gs, '$1');
}

/** Returns whether a filter may have prefix patterns. A cheap check: most filters have no pattern at all. */
export function hasPrefixes(filter: Doc): boolean {
  for (const path in filter) {
    const condition = filter[path];
    if (path === '$and' || path === '$or') {
      if ((condition as Doc[]).some(hasPrefixes)) return true;
    } else if (isRegex(condition)) return true;
  }
  return false;
}

/**
 * Returns the rows that may match a filter, by its prefix patterns (`/^sap/`) and the indexes of their fields. Ignores
 * patterns that match more than `most` rows; undefined if no other is left. Yields before the first read of an index
 * and whenever many rows were read.
 */
export function rowsByPrefixes(
  source: Source,
  collection: Collection,
  filter: Doc,
  most: number,
): Turns<Set<number> | undefined> {
  let read = Infinity;
  return ofAll(Object.entries(filter));

  function* ofAll(conditions: [path: string, condition: unknown][]): Turns<Set<number> | undefined> {
    let common: Set<number> | undefined;
    for (const [path, condition] of conditions) {
      const rows = yield* ofOne(path, condition);
      if (rows) common = common ? new Set([...rows].filter((row) => common!.has(row))) : rows;
      if (common?.size === 0) break;
    }
    return common;
  }

  function* ofOne(path: string, condition: unknown): Turns<Set<number> | undefined> {
    if (path === '$and') return yield* ofAll((condition as Doc[]).flatMap((one) => Object.entries(one)));
    if (path === '$or') return yield* ofAny((condition as Doc[]).map((one) => Object.entries(one)));
    const prefix = prefixOf(condition);
    const index = prefix === undefined ? undefined : indexOf(path);
    if (!index) return undefined;
    if (read > ROWS_PER_TURN) {
      yield;
      read = 0;
    }
    const rows = ofEntries(index.id, prefixKey(prefix!));
    read += rows?.size ?? most;
    return rows;
  }

  function* ofAny(branches: [path: string, condition: unknown][][]): Turns<Set<number> | undefined> {
    const all = new Set<number>();
    for (const branch of branches) {
      const rows = yield* ofAll(branch);
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
