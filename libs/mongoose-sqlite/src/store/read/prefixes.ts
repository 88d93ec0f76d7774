import { beginningKey, successor } from '../../bson/values.ts';
import { type Doc, isRegex } from '../../bson/wire.ts';
import type { Collection } from '../catalog.ts';
import type { Source } from './source.ts';
import type { Turns } from './turns.ts';

/** Rows of an index that are read in a turn. */
const A_TURN = 500;

/** A pattern that says how a text begins, and nothing else about it. */
const BEGINNING = /^\^((?:[^\\^$.*+?()[\]{}|]|\\\W)+)$/s;

/** How a text begins that matches; undefined where a pattern asks for more, or for something else. */
function beginningOf(condition: unknown): string | undefined {
  if (!isRegex(condition) || condition.options !== '') return undefined;
  return BEGINNING.exec(condition.pattern)?.[1]?.replaceAll(/\\(\W)/gs, '$1');
}

/** Whether a filter may have such a pattern: most have no pattern at all, and cost nothing more. */
export function hasBeginnings(filter: Doc): boolean {
  for (const path in filter) {
    const condition = filter[path];
    if (path === '$and' || path === '$or') {
      if ((condition as Doc[]).some(hasBeginnings)) return true;
    } else if (isRegex(condition)) return true;
  }
  return false;
}

/**
 * The rows that may pass a filter, by its patterns of how a text begins (`/^sap/`) and the indexes of such texts. A pattern that
 * names more than `most` rows counts for nothing; undefined where all do. Others have a turn before the first look into an index, and
 * whenever much was read there.
 */
export function rowsByBeginnings(
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
    const beginning = beginningOf(condition);
    const index = beginning === undefined ? undefined : indexOf(path);
    if (!index) return undefined;
    if (read > A_TURN) {
      yield;
      read = 0;
    }
    const rows = ofEntries(index.id, beginningKey(beginning!));
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
