import { type Doc, isNull, isRegex } from '../../bson/wire.ts';
import { encodeKey, invert, isNumber, place, successor } from '../../bson/values.ts';
import { isOperators } from '../../query/match.ts';
import type { SortKeys } from '../../query/path.ts';
import type { Collection, Index } from '../catalog.ts';
import type { Interval } from '../cache/count-cache.ts';

export interface Plan {
  /** Undefined: every document of the collection is read. */
  index?: Index;
  intervals: Interval[];
  /** The index alone decides the filter. */
  exact: boolean;
  /** Read forwards (1) or backwards (-1) the index gives the sort's order. */
  order?: 1 | -1;
  /** How many of the index's first fields have one of certain values each, if nothing else narrows it. */
  points?: number;
}
/** What one condition says about a path. */
interface Constraint {
  /** One interval for each value that may be there, beginning with the value's whole key; undefined for a range. */
  points?: Interval[];
  range: Interval;
  /** Every value inside passes the condition, and a missing field does not. */
  exact: boolean;
}
type Constraints = Map<string, Constraint[]>;

const MOST_INTERVALS = 10_000;
const EVERYTHING: Interval = [Buffer.alloc(0), Buffer.from([0xff, 0xff])];

/** The best plan; of equally good ones, one whose index has all of certain fields. */
export function choosePlan(
  collection: Collection,
  filter: Doc,
  sort: SortKeys,
  limited: boolean,
  fields: string[] = [],
): Plan {
  const constraints: Constraints = new Map();
  let complete = true;
  for (const [path, operator, operand] of conditions(filter)) {
    const constraint = constraintOf(operator, operand);
    if (constraint) constraints.set(path, [...(constraints.get(path) ?? []), constraint]);
    else complete = false;
  }
  const exact = Object.keys(filter).length === 0;
  let best: Plan = { intervals: [EVERYTHING], exact };
  let most = 0;
  for (const index of collection.indexes) {
    // Most are of no use by their first field.
    const first = index.keys[0]!.path;
    if (!constraints.has(first) && sort[0]?.[0] !== first) continue;
    // A sparse index serves only filters whose documents all are in it; a partial one is there for its uniqueness.
    const covers = index.keys.some(({ path }) => constraints.get(path)?.some((one) => one.exact));
    if (index.partial || (index.spec.sparse && !covers)) continue;
    const { plan, score } = planFor(index, constraints, complete, sort, limited);
    const useful = score && fields.length && hasFields(index, fields, plan) ? score + 1 : score;
    if (useful > most) [best, most] = [plan, useful];
  }
  return best;
}

const hasFields = ({ keys }: Index, fields: string[], { points = 0 }: Plan): boolean =>
  fields.every((field) => keys.slice(0, points + 1).some(({ path }) => path === field));

const isMultikey = (index: Index, field: number): boolean => (index.multikey & (1 << field)) !== 0;

/**
 * A plan uses equal values of the first fields, then one range, then the sort. A score of 0: the index is of no use.
 */
function planFor(index: Index, byPath: Constraints, complete: boolean, sort: SortKeys, limited: boolean) {
  let intervals = [EVERYTHING];
  let [used, pinned, score] = [0, 0, 0];
  let points: number | undefined = 0;
  let exact = complete && !index.multikey;
  for (const [i, { path, direction }] of index.keys.entries()) {
    const constraints = byPath.get(path);
    if (!constraints) break;
    const { points: values, range, exact: decided } = narrow(constraints, isMultikey(index, i));
    const wanted = values ?? [range];
    if (used && intervals.length * wanted.length > MOST_INTERVALS) break;
    const next = wanted.map((one) => (direction < 0 ? turn(one, !!values) : one));
    intervals = intervals.flatMap(([prefix]) =>
      next.map(([from, to]): Interval => [Buffer.concat([prefix, from]), Buffer.concat([prefix, to])]),
    );
    used++;
    exact &&= decided;
    score += values ? (next.length === 1 ? 10 : 6) : 4;
    points = values ? used : undefined;
    if (!values) break;
    if (intervals.length === 1) pinned++;
  }
  exact &&= [...byPath.keys()].every((path) => index.keys.slice(0, used).some((key) => key.path === path));
  const order = sort.length && intervals.length < 2 ? sortOrder(index, sort, pinned) : undefined;
  if (order) score += used || limited ? 5 : 0;
  if (index.unique && pinned === index.keys.length) score += 50;
  return { plan: { index, intervals, exact, order, points }, score };
}

// Values narrow more than ranges do. Two elements of one array may pass one condition each, so that only one of them
// narrows a field that went through arrays.
function narrow(all: Constraint[], multikey: boolean): Constraint {
  const chosen = all.find(({ points }) => points) ?? all[0]!;
  if (chosen.points || multikey) return { ...chosen, exact: chosen.exact && all.length === 1 };
  const [from] = all.map(({ range }) => range[0]).sort((a, b) => Buffer.compare(b, a));
  const [to] = all.map(({ range }) => range[1]).sort(Buffer.compare);
  return { range: [from!, to!], exact: true };
}

// Under a descending field the bytes are inverted: above becomes below.
const turn = ([from, to]: Interval, point: boolean): Interval => [
  point ? invert(from) : successor(invert(to)),
  successor(invert(from)),
];

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

/**
 * The conditions of a filter by path; all of them must hold. A condition that belongs to no path stands under a name
 * that no path has.
 */
function conditions(filter: Doc): [path: string, operator: string, operand: unknown][] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '$and') return (condition as Doc[]).flatMap(conditions);
    const operators = Object.entries(isOperators(condition) ? condition : { $eq: condition });
    return operators.map(([operator, operand]) => [key, operator, operand] as [string, string, unknown]);
  });
}

function constraintOf(operator: string, operand: unknown): Constraint | undefined {
  if (operator === '$in' || operator === '$eq') {
    const values = operator === '$eq' ? [operand] : (operand as unknown[]);
    if (values.length > MOST_INTERVALS || !values.every(hasKey)) return undefined;
    const distinct = new Map(values.map(point).map((one) => [one[0].toString('latin1'), one]));
    const points = [...distinct.values()].sort((a, b) => Buffer.compare(a[0], b[0]));
    // A missing field and null have one key, but not every path without a value passes.
    return { points, range: EVERYTHING, exact: !values.some(isNull) };
  }
  if (!/^\$(gt|gte|lt|lte)$/.test(operator) || isNull(operand) || !hasKey(operand)) return undefined;
  const [first, next] = point(operand);
  const bottom = Buffer.from([place(operand)]);
  // NaN sorts below all numbers and passes none of these comparisons.
  const lowest = isNumber(operand) ? successor(Buffer.concat([bottom, Buffer.alloc(8)])) : bottom;
  const from = operator === '$gt' ? next : operator === '$gte' ? first : lowest;
  const to = operator === '$lt' ? first : operator === '$lte' ? next : successor(bottom);
  return { range: [from, to], exact: true };
}

// An array has keys by its elements, and a regular expression is no value.
const hasKey = (value: unknown): boolean => !isRegex(value) && !Array.isArray(value);

function point(value: unknown): Interval {
  const from = encodeKey(value ?? null);
  return [from, successor(from)];
}
