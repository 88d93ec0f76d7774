import { type Doc, isDocument } from '../bson/codec.ts';
import { equal, RANK, rank } from '../bson/compare.ts';
import { encodeKey, invert, successor } from '../bson/key.ts';
import { isOperators } from '../query/match.ts';
import { type SortKeys } from '../query/sort.ts';
import type { Collection, Index } from './catalog.ts';

/** Keys from `from` up to, without, `to`. */
export interface Interval {
  from: Buffer;
  to: Buffer;
}
export interface Plan {
  /** Undefined: every document of the collection is read. */
  index?: Index;
  intervals: Interval[];
  /** The index alone decides the filter. */
  exact: boolean;
  /** The index gives the sort's order. */
  sorted: boolean;
  reverse: boolean;
  /** One document may come up more than once. */
  repeats: boolean;
}
/** What a filter says about one path, as intervals of a single value's key. */
interface Constraint {
  intervals: Interval[];
  points: boolean;
  exact: boolean;
  /** True when a missing field cannot pass. */
  present: boolean;
}

const MOST_INTERVALS = 500;
const SCAN: Plan = { intervals: [], exact: false, sorted: false, reverse: false, repeats: false };

export function choosePlan(collection: Collection, filter: Doc, sort: SortKeys, limited: boolean): Plan {
  const { byPath, complete } = constraintsOf(filter);
  let best: { plan: Plan; score: number } = {
    plan: { ...SCAN, exact: Object.keys(filter).length === 0 },
    score: 0,
  };
  for (const index of collection.indexes) {
    if (!usable(index, filter, byPath)) continue;
    const candidate = planFor(index, byPath, complete, sort, limited);
    if (candidate && candidate.score > best.score) best = candidate;
  }
  return best.plan;
}

function planFor(
  index: Index,
  byPath: Map<string, Constraint[]>,
  complete: boolean,
  sort: SortKeys,
  limited: boolean,
) {
  let intervals: Interval[] = [{ from: Buffer.alloc(0), to: Buffer.from([0xff, 0xff]) }];
  let used = 0;
  let exact = complete;
  let pinned = 0;
  let score = 0;
  let repeats = false;
  for (const [i, [path, direction]] of index.keys.entries()) {
    const multikey = (index.multikey & (1 << i)) !== 0;
    const constraints = byPath.get(path);
    if (!constraints) break;
    const merged = multikey ? constraints[0]! : constraints.reduce(intersect);
    if (intervals.length > 1 && intervals.length * merged.intervals.length > MOST_INTERVALS) break;
    const next = merged.intervals.map((one) => (direction < 0 ? turn(one, merged.points) : one));
    const behind = intervals.map(({ from }) => from);
    intervals = behind.flatMap((prefix) =>
      next.map(({ from, to }) => ({ from: join(prefix, from), to: join(prefix, to) })),
    );
    used++;
    exact &&= merged.exact && (!multikey || constraints.length === 1);
    repeats ||= multikey && !(merged.points && merged.intervals.length === 1);
    score += merged.points ? (merged.intervals.length === 1 ? 10 : 6) : 4;
    if (!merged.points) break;
    if (intervals.length === 1) pinned++;
  }
  if (used < index.keys.length && index.multikey >> used) repeats = true;
  exact &&= [...byPath.keys()].every((path) => index.keys.slice(0, used).some(([key]) => key === path));
  const order = sort.length ? sortOrder(index, sort, pinned, byPath, intervals.length) : undefined;
  if (order !== undefined && (used || limited)) score += 5;
  else if (!used) return undefined;
  if (index.unique && pinned === index.keys.length) score += 50;
  if (pinned && used === index.keys.length) score += 1;
  const plan: Plan = { index, intervals, exact, sorted: order !== undefined, reverse: order === -1, repeats };
  return { plan, score };
}

const join = (prefix: Buffer, bytes: Buffer) => (prefix.length ? Buffer.concat([prefix, bytes]) : bytes);

// A point's lower bound stays the whole key of its value, so that further fields can stand behind it.
function intersect(a: Constraint, b: Constraint): Constraint {
  const intervals = a.intervals.flatMap((x) =>
    b.intervals.map((y) => ({
      from: Buffer.compare(x.from, y.from) > 0 ? x.from : y.from,
      to: Buffer.compare(x.to, y.to) < 0 ? x.to : y.to,
    })),
  );
  const kept = intervals.filter(({ from, to }) => Buffer.compare(from, to) < 0);
  return {
    intervals: kept,
    points: a.points || b.points,
    exact: a.exact && b.exact,
    present: a.present || b.present,
  };
}

// Under a descending field the bytes are inverted: above becomes below.
function turn({ from, to }: Interval, point: boolean): Interval {
  return { from: point ? invert(from) : successor(invert(to)), to: successor(invert(from)) };
}

/** 1 or -1 when reading the index forwards or backwards gives the sort, after `pinned` fields of one value each. */
function sortOrder(
  index: Index,
  sort: SortKeys,
  pinned: number,
  byPath: Map<string, Constraint[]>,
  intervals: number,
): 1 | -1 | undefined {
  if (intervals > 1) return undefined;
  const constant = new Set(
    index.keys
      .slice(0, pinned)
      .flatMap(([path], i) => (index.multikey & (1 << i) || !byPath.has(path) ? [] : [path])),
  );
  const wanted = sort.filter(([path]) => !constant.has(path));
  const rest = index.keys.map((key, i) => ({ key, i })).slice(pinned);
  let order: 1 | -1 | undefined;
  for (const [i, [path, direction]] of wanted.entries()) {
    const at = rest[i];
    if (!at || at.key[0] !== path || index.multikey & (1 << at.i)) return undefined;
    const turned = at.key[1] === direction ? 1 : -1;
    if (order !== undefined && order !== turned) return undefined;
    order = turned;
  }
  return order ?? 1;
}

// A sparse or partial index serves only filters whose documents all are in it.
function usable(index: Index, filter: Doc, byPath: Map<string, Constraint[]>): boolean {
  if (index.sparse) return index.keys.some(([path]) => byPath.get(path)?.some(({ present }) => present));
  if (!index.partial) return true;
  return Object.entries(index.partial.filter).every(([path, condition]) => {
    if (Object.hasOwn(filter, path) && equal(filter[path], condition)) return true;
    const exists = isDocument(condition) && equal(condition, { $exists: true });
    return exists && (byPath.get(path)?.some(({ present }) => present) ?? false);
  });
}

function constraintsOf(filter: Doc): { byPath: Map<string, Constraint[]>; complete: boolean } {
  const byPath = new Map<string, Constraint[]>();
  let complete = true;
  const visit = (part: Doc): void => {
    for (const [key, condition] of Object.entries(part)) {
      if (key === '$and') (condition as Doc[]).forEach(visit);
      else if (key === '$comment') continue;
      else if (key.startsWith('$')) complete = false;
      else {
        for (const [operator, operand] of isOperators(condition)
          ? Object.entries(condition)
          : [['$eq', condition] as const]) {
          const constraint = constraintOf(operator, operand);
          if (!constraint) complete = false;
          else byPath.set(key, [...(byPath.get(key) ?? []), constraint]);
        }
      }
    }
  };
  visit(filter);
  return { byPath, complete };
}

function constraintOf(operator: string, operand: unknown): Constraint | undefined {
  if (operator === '$in' && Array.isArray(operand)) {
    const points = operand.map(point);
    if (points.length > MOST_INTERVALS || points.some((one) => !one)) return undefined;
    const distinct = new Map(points.map((one) => [one!.from.toString('latin1'), one!]));
    const intervals = [...distinct.values()].sort((a, b) => Buffer.compare(a.from, b.from));
    const nulls = operand.some((value) => value === null || value === undefined);
    return { intervals, points: true, exact: !nulls, present: !nulls };
  }
  if (operator === '$eq') {
    const one = point(operand);
    const isNull = operand === null || operand === undefined;
    return one && { intervals: [one], points: true, exact: !isNull, present: !isNull };
  }
  if (!/^\$(gt|gte|lt|lte)$/.test(operator)) return undefined;
  const one = point(operand);
  const type = operand === null ? RANK.null : rank(operand);
  if (!one || type === RANK.null || type === RANK.object || Number.isNaN(operand)) return undefined;
  const bottom = Buffer.from([type]);
  // NaN sorts below all numbers and passes none of these comparisons.
  const lowest = type === RANK.number ? successor(Buffer.concat([bottom, Buffer.alloc(8)])) : bottom;
  const from = operator === '$gt' ? one.to : operator === '$gte' ? one.from : lowest;
  const to = operator === '$lt' ? one.from : operator === '$lte' ? one.to : successor(bottom);
  return { intervals: [{ from, to }], points: false, exact: true, present: true };
}

// Arrays have no key of their own, a regular expression is no value, and some numbers have no key.
function point(value: unknown): Interval | undefined {
  if (Array.isArray(value)) return undefined;
  const type = value === null || value === undefined ? RANK.null : rank(value);
  if (type === RANK.regex || type === RANK.minKey || type === RANK.maxKey) return undefined;
  try {
    const from = encodeKey(value ?? null);
    return { from, to: successor(from) };
  } catch {
    return undefined;
  }
}
