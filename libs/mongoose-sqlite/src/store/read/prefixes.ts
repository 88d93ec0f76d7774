import { prefixKey, successor } from '../../bson/values.ts';
import { type Doc, isRegex } from '../../bson/wire.ts';
import type { Collection } from '../catalog.ts';
import type { Source } from './source.ts';
import type { Turns } from './turns.ts';

/** Rows of an index that are read per turn. */
const ROWS_PER_TURN = 2_048;
/** So few documents are read faster than another index may be. */
const FEW = 100;

type Condition = [path: string, condition: unknown];

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

/** Rows that the prefix patterns of a filter name. */
export interface PrefixRows {
  /** The rows that may match; undefined if they are too many. */
  candidates: Set<number> | undefined;
  /** Rows, not always all, that meet every condition with patterns, which the index alone has decided. */
  certain: Set<number>;
}

interface PrefixOptions {
  /** Patterns that match more rows do not narrow the candidates. */
  most: number;
  /** Whether certain rows are wanted, which may take further reads of indexes. */
  wantsCertain: boolean;
}

/** Returns the conditions of a filter, all of which must hold, with those of `$and` one by one. */
const conditionsOf = (filter: Doc): Condition[] =>
  Object.entries(filter).flatMap(([path, condition]) =>
    path === '$and' ? (condition as Doc[]).flatMap(conditionsOf) : [[path, condition]],
  );

const isByPattern = ([path, condition]: Condition): boolean => hasPrefixes({ [path]: condition });

/** Returns a filter without its conditions with patterns. */
export const withoutPatterns = (filter: Doc): Doc => {
  const others = conditionsOf(filter).filter((condition) => !isByPattern(condition));
  return others.length > 0 ? { $and: others.map(([path, condition]) => ({ [path]: condition })) } : {};
};

/**
 * Returns the rows that a filter's prefix patterns (`/^sap/`) name by the indexes of their fields; undefined if no
 * index serves any of them. Yields before the first read of an index and whenever many rows were read.
 */
export function rowsByPrefixes(
  source: Source,
  collection: Collection,
  filter: Doc,
  { most, wantsCertain }: PrefixOptions,
): Turns<PrefixRows | undefined> {
  let read = Infinity;
  return ofAll(conditionsOf(filter).filter(isByPattern));

  // Of rows that are `within` a set, none are too many.
  function* ofAll(conditions: Condition[], within?: Set<number>): Turns<PrefixRows | undefined> {
    let known: PrefixRows | undefined;
    let isDecided = true;
    const frequent: { condition: Condition; rows: PrefixRows }[] = [];
    for (const condition of conditions) {
      // Reading these documents is cheaper than reading further indexes.
      if (known?.candidates && known.candidates.size <= FEW) return { ...known, certain: new Set() };
      const rows = yield* ofOne(condition, within);
      if (!rows) isDecided = false;
      else if (!rows.candidates && wantsCertain) frequent.push({ condition, rows });
      else known = inBoth(known, rows);
    }
    for (const { condition, rows } of frequent) {
      const again = isDecided && known?.candidates;
      known = inBoth(known, (again && (yield* ofOne(condition, again))) || rows);
    }
    return known && !isDecided ? { ...known, certain: new Set() } : known;
  }

  function* ofOne([path, condition]: Condition, within?: Set<number>): Turns<PrefixRows | undefined> {
    if (path === '$or') return yield* ofAny((condition as Doc[]).map(conditionsOf), within);
    const prefix = prefixOf(condition);
    const index = prefix === undefined ? undefined : indexOf(path);
    if (!index) return undefined;
    const rows = yield* ofEntries(index.id, prefixKey(prefix!), within);
    return { candidates: rows.size > most ? undefined : rows, certain: rows };
  }

  function* ofAny(branches: Condition[][], within?: Set<number>): Turns<PrefixRows | undefined> {
    const [candidates, certain] = [new Set<number>(), new Set<number>()];
    let isNarrow = true;
    for (const branch of branches) {
      const rows = yield* ofAll(branch, within);
      for (const row of rows?.certain ?? []) certain.add(row);
      if (!rows?.candidates) isNarrow = false;
      for (const row of (isNarrow && rows?.candidates) || []) candidates.add(row);
      isNarrow &&= candidates.size <= most;
      if (!isNarrow && (!wantsCertain || certain.size > most)) break;
    }
    return { candidates: isNarrow ? candidates : undefined, certain };
  }

  function indexOf(path: string) {
    return collection.indexes.find(
      ({ keys: [first], partial }) => first!.path === path && first!.direction === 1 && !partial,
    );
  }

  /** Returns the rows of the entries with a prefix, those `within` a set or hardly more than `most`. */
  function* ofEntries(index: number, from: Buffer, within?: Set<number>): Turns<Set<number>> {
    const rows = new Set<number>();
    let after: [Buffer, number] = [from, -1];
    for (let isMore = true; isMore && rows.size <= most;) {
      if (read >= ROWS_PER_TURN) {
        yield;
        read = 0;
      }
      const { ids, last } = source.sqlite
        .sql(ROWS)
        .get(index, ...after, successor(from), ROWS_PER_TURN) as Rows;
      const some = ids === null ? [] : ids.split(',').map(Number);
      for (const row of some) if (!within || within.has(row)) rows.add(row);
      read += some.length;
      isMore = some.length === ROWS_PER_TURN;
      after = [last!, some.at(-1)!];
    }
    return rows;
  }
}

function inBoth(one: PrefixRows | undefined, other: PrefixRows): PrefixRows {
  if (!one) return other;
  const candidates = one.candidates && other.candidates && intersection(one.candidates, other.candidates);
  return {
    candidates: candidates ?? one.candidates ?? other.candidates,
    certain: intersection(one.certain, other.certain),
  };
}

function intersection(one: Set<number>, other: Set<number>): Set<number> {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  return new Set([...few].filter((row) => many.has(row)));
}

type Rows = { ids: string | null; last: Buffer | null };
const ROWS =
  'SELECT group_concat(id) AS ids, max(k) AS last FROM ' +
  '(SELECT k, id FROM entries WHERE idx=? AND (k, id)>(?, ?) AND k<? ORDER BY k, id LIMIT ?)';
