import { type Doc, isNull } from '../bson/codec.ts';
import { equal, PLACE, place } from '../bson/compare.ts';
import { encodeKey, invert, successor } from '../bson/key.ts';
import { isOperators } from '../query/match.ts';
import type { SortKeys } from '../query/sort.ts';
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
  /** The index gives the sort's order, read backwards where `reverse`. */
  sorted: boolean;
  reverse: boolean;
  /** One document may come up more than once. */
  repeats: boolean;
}
/** What a filter says about one path, as intervals of a single value's key. */
interface Constraint {
  intervals: Interval[];
  /** Each interval is one value; its `from` is that value's whole key. */
  points: boolean;
  exact: boolean;
  /** A missing field cannot pass. */
  present: boolean;
}
type Constraints = Map<string, Constraint[]>;

const MOST_INTERVALS = 500;
const EVERYTHING: Interval = { from: Buffer.alloc(0), to: Buffer.from([0xff, 0xff]) };

export function choosePlan(collection: Collection, filter: Doc, sort: SortKeys, limited: boolean): Plan {
  const { byPath, complete } = constraintsOf(filter);
  const exact = Object.keys(filter).length === 0;
  let best: Plan = { intervals: [EVERYTHING], exact, sorted: false, reverse: false, repeats: false };
  let most = 0;
  for (const index of collection.indexes) {
    const candidate = usable(index, filter, byPath)
      ? planFor(index, byPath, complete, sort, limited)
      : undefined;
    if (candidate && candidate.score > most) [best, most] = [candidate.plan, candidate.score];
  }
  return best;
}

function planFor(index: Index, byPath: Constraints, complete: boolean, sort: SortKeys, limited: boolean) {
  let intervals = [EVERYTHING];
  let [used, pinned, score] = [0, 0, 0];
  let exact = complete;
  let repeats = false;
  for (const [i, [path, direction]] of index.keys.entries()) {
    const multikey = (index.multikey & (1 << i)) !== 0;
    const constraints = byPath.get(path);
    if (!constraints) break;
    // Two elements of one array may pass one condition each: only the first narrows a field that went through arrays.
    const merged = multikey ? constraints[0]! : constraints.reduce(intersect);
    if (used && intervals.length * merged.intervals.length > MOST_INTERVALS) break;
    const next = merged.intervals.map((one) => (direction < 0 ? turn(one, merged.points) : one));
    intervals = intervals.flatMap(({ from: prefix }) =>
      next.map(({ from, to }) => ({ from: Buffer.concat([prefix, from]), to: Buffer.concat([prefix, to]) })),
    );
    used++;
    exact &&= merged.exact && (!multikey || constraints.length === 1);
    repeats ||= multikey && !(merged.points && merged.intervals.length === 1);
    score += merged.points ? (merged.intervals.length === 1 ? 10 : 6) : 4;
    if (!merged.points) break;
    if (intervals.length === 1) pinned++;
  }
  repeats ||= index.multikey >> used !== 0;
  exact &&= [...byPath.keys()].every((path) => index.keys.slice(0, used).some(([key]) => key === path));
  const order = sort.length && intervals.length < 2 ? sortOrder(index, sort, pinned) : undefined;
  if (order === undefined ? !used : !used && !limited) return undefined;
  if (order !== undefined) score += 5;
  if (index.unique && pinned === index.keys.length) score += 50;
  const plan: Plan = { index, intervals, exact, sorted: order !== undefined, reverse: order === -1, repeats };
  return { plan, score };
}

function intersect(a: Constraint, b: Constraint): Constraint {
  const both = a.intervals.flatMap((x) =>
    b.intervals.map((y) => ({
      from: Buffer.compare(x.from, y.from) > 0 ? x.from : y.from,
      to: Buffer.compare(x.to, y.to) < 0 ? x.to : y.to,
    })),
  );
  const intervals = both.filter(({ from, to }) => Buffer.compare(from, to) < 0);
  return {
    intervals,
    points: a.points || b.points,
    exact: a.exact && b.exact,
    present: a.present || b.present,
  };
}

// Under a descending field the bytes are inverted: above becomes below.
const turn = ({ from, to }: Interval, point: boolean): Interval => ({
  from: point ? invert(from) : successor(invert(to)),
  to: successor(invert(from)),
});

/** 1 or -1 when reading the index forwards or backwards gives the sort, after `pinned` fields of one value each. */
function sortOrder(index: Index, sort: SortKeys, pinned: number): 1 | -1 | undefined {
  const multikey = (i: number) => (index.multikey & (1 << i)) !== 0;
  const constant = index.keys.slice(0, pinned).filter((_, i) => !multikey(i));
  const wanted = sort.filter(([path]) => !constant.some(([key]) => key === path));
  const orders = wanted.map(([path, direction], i) => {
    const [key, own] = index.keys[pinned + i] ?? [];
    return key === path && !multikey(pinned + i) ? own! * direction : 0;
  });
  if (orders.some((order) => !order || order !== orders[0])) return undefined;
  return orders[0] === -1 ? -1 : 1;
}

// A sparse or partial index serves only filters whose documents all are in it.
function usable(index: Index, filter: Doc, byPath: Constraints): boolean {
  const present = (path: string) => byPath.get(path)?.some((one) => one.present) ?? false;
  if (index.spec.sparse) return index.keys.some(([path]) => present(path));
  return Object.entries(index.partial?.filter ?? {}).every(([path, condition]) => {
    if (Object.hasOwn(filter, path) && equal(filter[path], condition)) return true;
    return equal(condition, { $exists: true }) && present(path);
  });
}

function constraintsOf(filter: Doc): { byPath: Constraints; complete: boolean } {
  const byPath: Constraints = new Map();
  let complete = true;
  const visit = (part: Doc): void => {
    for (const [key, condition] of Object.entries(part)) {
      if (key === '$and') (condition as Doc[]).forEach(visit);
      else if (key.startsWith('$')) complete &&= key === '$comment';
      else {
        for (const [operator, operand] of Object.entries(
          isOperators(condition) ? condition : { $eq: condition },
        )) {
          const constraint = constraintOf(operator, operand);
          if (constraint) byPath.set(key, [...(byPath.get(key) ?? []), constraint]);
          else complete = false;
        }
      }
    }
  };
  visit(filter);
  return { byPath, complete };
}

function constraintOf(operator: string, operand: unknown): Constraint | undefined {
  if (operator === '$in' || operator === '$eq') {
    const values = operator === '$eq' ? [operand] : (operand as unknown[]);
    const points = values.map(point);
    if (points.length > MOST_INTERVALS || points.some((one) => !one)) return undefined;
    const distinct = new Map(points.map((one) => [one!.from.toString('latin1'), one!]));
    const intervals = [...distinct.values()].sort((a, b) => Buffer.compare(a.from, b.from));
    // A missing field and null have one key, but not every path without a value passes.
    const nulls = values.some(isNull);
    return { intervals, points: true, exact: !nulls, present: !nulls };
  }
  const one =
    /^\$(gt|gte|lt|lte)$/.test(operator) && !isNull(operand) && !Number.isNaN(operand)
      ? point(operand)
      : undefined;
  if (!one) return undefined;
  const bottom = Buffer.from([place(operand)]);
  // NaN sorts below all numbers and passes none of these comparisons.
  const lowest =
    place(operand) === PLACE.number ? successor(Buffer.concat([bottom, Buffer.alloc(8)])) : bottom;
  const from = operator === '$gt' ? one.to : operator === '$gte' ? one.from : lowest;
  const to = operator === '$lt' ? one.from : operator === '$lte' ? one.to : successor(bottom);
  return { intervals: [{ from, to }], points: false, exact: true, present: true };
}

// Arrays have no key of their own, a regular expression is no value, and some numbers have no key.
function point(value: unknown): Interval | undefined {
  const at = place(value ?? null);
  if ([PLACE.array, PLACE.RegExp, PLACE.MinKey, PLACE.MaxKey].includes(at)) return undefined;
  try {
    const from = encodeKey(value ?? null);
    return { from, to: successor(from) };
  } catch {
    return undefined;
  }
}
