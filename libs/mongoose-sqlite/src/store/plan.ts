import { type Doc, isNull } from '../bson/codec.ts';
import { encodeKey, invert, isNumber, place, successor } from '../bson/values.ts';
import { isOperators, isRegex } from '../query/match.ts';
import type { SortKeys } from '../query/path.ts';
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
}
/** What one condition says about a path. */
interface Constraint {
  /** One interval for each value that may stand there, its `from` the value's whole key; or undefined. */
  points?: Interval[];
  range: Interval;
  /** What lies in there passes, and a missing field does not. */
  exact: boolean;
}
type Constraints = Map<string, Constraint[]>;

const MOST_INTERVALS = 500;
const EVERYTHING: Interval = { from: Buffer.alloc(0), to: Buffer.from([0xff, 0xff]) };

export function choosePlan(collection: Collection, filter: Doc, sort: SortKeys, limited: boolean): Plan {
  const constraints: Constraints = new Map();
  const complete = collect(filter, constraints);
  const exact = Object.keys(filter).length === 0;
  let best: Plan = { intervals: [EVERYTHING], exact, sorted: false, reverse: false };
  let most = 0;
  for (const index of collection.indexes) {
    if (!usable(index, constraints)) continue;
    const { plan, score } = planFor(index, constraints, complete, sort, limited);
    if (score > most) [best, most] = [plan, score];
  }
  return best;
}

const isMultikey = (index: Index, field: number): boolean => (index.multikey & (1 << field)) !== 0;

/** Equal values of the first fields, then one range, then the sort. A score of 0: of no use. */
function planFor(index: Index, byPath: Constraints, complete: boolean, sort: SortKeys, limited: boolean) {
  let intervals = [EVERYTHING];
  let [used, pinned, score] = [0, 0, 0];
  let exact = complete && !index.multikey;
  for (const [i, { path, direction }] of index.keys.entries()) {
    const constraints = byPath.get(path);
    if (!constraints) break;
    const { points, range, exact: decided } = narrow(constraints, isMultikey(index, i));
    const wanted = points ?? [range];
    if (used && intervals.length * wanted.length > MOST_INTERVALS) break;
    const next = wanted.map((one) => (direction < 0 ? turn(one, !!points) : one));
    intervals = intervals.flatMap(({ from: prefix }) =>
      next.map(({ from, to }) => ({ from: Buffer.concat([prefix, from]), to: Buffer.concat([prefix, to]) })),
    );
    used++;
    exact &&= decided;
    score += points ? (next.length === 1 ? 10 : 6) : 4;
    if (!points) break;
    if (intervals.length === 1) pinned++;
  }
  exact &&= [...byPath.keys()].every((path) => index.keys.slice(0, used).some((key) => key.path === path));
  const order = sort.length && intervals.length < 2 ? sortOrder(index, sort, pinned) : undefined;
  if (order) score += used || limited ? 5 : 0;
  if (index.unique && pinned === index.keys.length) score += 50;
  const plan: Plan = { index, intervals, exact, sorted: order !== undefined, reverse: order === -1 };
  return { plan, score };
}

// Values narrow more than ranges do. Two elements of one array may pass one condition each, so that only one of them
// narrows a field that went through arrays.
function narrow(all: Constraint[], multikey: boolean): Constraint {
  const chosen = all.find(({ points }) => points) ?? all[0]!;
  if (chosen.points || multikey) return { ...chosen, exact: chosen.exact && all.length === 1 };
  const from = all.map(({ range }) => range.from).reduce((a, b) => (Buffer.compare(a, b) > 0 ? a : b));
  const to = all.map(({ range }) => range.to).reduce((a, b) => (Buffer.compare(a, b) < 0 ? a : b));
  return { range: { from, to }, exact: true };
}

// Under a descending field the bytes are inverted: above becomes below.
const turn = ({ from, to }: Interval, point: boolean): Interval => ({
  from: point ? invert(from) : successor(invert(to)),
  to: successor(invert(from)),
});

/** 1 or -1 when reading the index forwards or backwards gives the sort, after `pinned` fields of one value each. */
function sortOrder(index: Index, sort: SortKeys, pinned: number): 1 | -1 | undefined {
  const constant = index.keys.slice(0, pinned).filter((_, i) => !isMultikey(index, i));
  const wanted = sort.filter(([path]) => !constant.some((key) => key.path === path));
  const orders = wanted.map(([path, direction], i) => {
    const key = index.keys[pinned + i];
    return key?.path === path && !isMultikey(index, pinned + i) ? key.direction * direction : 0;
  });
  if (orders.some((order) => !order || order !== orders[0])) return undefined;
  return orders[0] === -1 ? -1 : 1;
}

// A sparse index serves only filters whose documents all are in it; a partial one is there for its uniqueness.
function usable(index: Index, byPath: Constraints): boolean {
  if (index.partial) return false;
  return !index.spec.sparse || index.keys.some(({ path }) => byPath.get(path)?.some(({ exact }) => exact));
}

/** Collects what a filter says about paths; false when that is not all it says. */
function collect(filter: Doc, constraints: Constraints): boolean {
  let complete = true;
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') {
      for (const part of condition as Doc[]) complete = collect(part, constraints) && complete;
    } else if (key.startsWith('$')) complete = false;
    else {
      const operators = isOperators(condition) ? condition : { $eq: condition };
      for (const [operator, operand] of Object.entries(operators)) {
        const constraint = constraintOf(operator, operand);
        if (constraint) constraints.set(key, [...(constraints.get(key) ?? []), constraint]);
        else complete = false;
      }
    }
  }
  return complete;
}

function constraintOf(operator: string, operand: unknown): Constraint | undefined {
  if (operator === '$in' || operator === '$eq') {
    const values = operator === '$eq' ? [operand] : (operand as unknown[]);
    if (values.length > MOST_INTERVALS || !values.every(hasKey)) return undefined;
    const distinct = new Map(values.map(point).map((one) => [one.from.toString('latin1'), one]));
    const points = [...distinct.values()].sort((a, b) => Buffer.compare(a.from, b.from));
    // A missing field and null have one key, but not every path without a value passes.
    return { points, range: EVERYTHING, exact: !values.some(isNull) };
  }
  if (!/^\$(gt|gte|lt|lte)$/.test(operator) || isNull(operand) || !hasKey(operand)) return undefined;
  const one = point(operand);
  const bottom = Buffer.from([place(operand)]);
  // NaN sorts below all numbers and passes none of these comparisons.
  const lowest = isNumber(operand) ? successor(Buffer.concat([bottom, Buffer.alloc(8)])) : bottom;
  const from = operator === '$gt' ? one.to : operator === '$gte' ? one.from : lowest;
  const to = operator === '$lt' ? one.from : operator === '$lte' ? one.to : successor(bottom);
  return { range: { from, to }, exact: true };
}

// An array has keys by its elements, and a regular expression is no value.
const hasKey = (value: unknown): boolean => !isRegex(value) && !Array.isArray(value);

function point(value: unknown): Interval {
  const from = encodeKey(value ?? null);
  return { from, to: successor(from) };
}
