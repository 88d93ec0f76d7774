import { type Doc, isNull, isRegex } from '../../bson/wire.ts';
import { encodeKey, invert, isNumber, typeOrder, successor } from '../../bson/values.ts';
import { isOperators } from '../../query/match.ts';
import type { SortKeys } from '../../query/path.ts';
import type { Collection, Index } from '../catalog.ts';
import type { Interval } from '../cache/count-cache.ts';

export interface Plan {
  /** Undefined for a collection scan. */
  index?: Index;
  intervals: Interval[];
  /** True if the index alone decides the filter. */
  exact: boolean;
  /** The direction in which the index gives the sort order: forwards (1) or backwards (-1). */
  order?: 1 | -1;
  /** The number of leading index fields that have fixed values. */
  fixedFields?: number;
  /** True if a range of the field after these narrows the index as well. */
  ranged?: boolean;
}
/** What one condition requires of a path. */
interface Constraint {
  /** One interval for each allowed value, beginning with the value's whole key; undefined for a range. */
  points?: Interval[];
  range: Interval;
  /** True if the index decides the condition: every value inside meets it. */
  exact: boolean;
  /** True if a missing field does not meet it. */
  present: boolean;
}
type Constraints = Map<string, Constraint[]>;

const MAX_INTERVALS = 10_000;
/** So many intervals are merged in the order of the sort; documents of more are read and sorted. */
const MAX_MERGED = 50;
const EVERYTHING: Interval = [Buffer.alloc(0), Buffer.from([0xff, 0xff])];

/** Returns the best plan. Among equals it prefers an index that has all of `fields`. */
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
    const constraint = constraintOf(path, operator, operand);
    if (constraint) constraints.set(path, [...(constraints.get(path) ?? []), constraint]);
    else complete = false;
  }
  const exact = Object.keys(filter).length === 0;
  let best: Plan = { intervals: [EVERYTHING], exact };
  let most = 0;
  for (const index of collection.indexes) {
    // The first field rules out most indexes.
    const first = index.keys[0]!.path;
    if (!constraints.has(first) && sort[0]?.[0] !== first) continue;
    // A sparse index serves only filters whose documents are all in it. Partial indexes serve only uniqueness.
    const covers = index.keys.some(({ path }) => constraints.get(path)?.some((one) => one.present));
    if (index.partial || (index.spec.sparse && !covers)) continue;
    const { plan, score } = planFor(index, constraints, complete, sort, limited);
    const useful = score && fields.length && hasFields(index, fields, plan) ? score + 1 : score;
    if (useful > most) [best, most] = [plan, useful];
  }
  return best;
}

const hasFields = ({ keys }: Index, fields: string[], { fixedFields = 0, ranged }: Plan): boolean =>
  fields.every((field) => keys.slice(0, fixedFields + (ranged ? 0 : 1)).some(({ path }) => path === field));

const isMultikey = (index: Index, field: number): boolean => (index.multikey & (1 << field)) !== 0;

/** Returns a plan by equal values of the first fields, then one range, then the sort. Score 0: no use. */
function planFor(index: Index, byPath: Constraints, complete: boolean, sort: SortKeys, limited: boolean) {
  let intervals = [EVERYTHING];
  let [used, pinned, score] = [0, 0, 0];
  let [fixedFields, ranged] = [0, false];
  let exact = complete && !index.multikey;
  for (const [i, { path, direction }] of index.keys.entries()) {
    const constraints = byPath.get(path);
    if (!constraints) break;
    const { points: values, range, exact: decided } = narrow(constraints, isMultikey(index, i));
    const wanted = values ?? [range];
    if (used && intervals.length * wanted.length > MAX_INTERVALS) break;
    const next = wanted.map((one) => (direction < 0 ? invertInterval(one, !!values) : one));
    intervals = intervals.flatMap(([prefix]) =>
      next.map(([from, to]): Interval => [Buffer.concat([prefix, from]), Buffer.concat([prefix, to])]),
    );
    used++;
    exact &&= decided;
    score += values ? (next.length === 1 ? 10 : 6) : 4;
    ranged = !values;
    if (ranged) break;
    fixedFields = used;
    if (intervals.length === 1) pinned++;
  }
  exact &&= [...byPath.keys()].every((path) => index.keys.slice(0, used).some((key) => key.path === path));
  const order = orderOf(index, sort, { intervals: intervals.length, pinned, fixedFields, limited });
  if (order) score += used || limited ? 5 : 0;
  if (index.unique && pinned === index.keys.length) score += 50;
  const plan: Plan = { index, intervals, exact, order, fixedFields, ranged };
  return { plan, score };
}

// Values narrow more than ranges. In an array each condition may be met by another element, so only one condition can
// narrow a multikey field.
function narrow(all: Constraint[], multikey: boolean): Constraint {
  const chosen = all.find(({ points }) => points) ?? all[0]!;
  if (chosen.points || multikey) return { ...chosen, exact: chosen.exact && all.length === 1 };
  const [from] = all.map(({ range }) => range[0]).sort((a, b) => Buffer.compare(b, a));
  const [to] = all.map(({ range }) => range[1]).sort(Buffer.compare);
  return { range: [from!, to!], exact: true, present: true };
}

/** Returns the direction in which the index gives the sort: its one interval, or for a limited query several that are merged. */
function orderOf(
  index: Index,
  sort: SortKeys,
  {
    intervals,
    pinned,
    fixedFields,
    limited,
  }: { intervals: number; pinned: number; fixedFields: number; limited: boolean },
): 1 | -1 | undefined {
  if (sort.length === 0) return undefined;
  if (intervals < 2) return sortOrder(index, sort, pinned, pinned);
  // A document has one entry in all of them unless a field is an array.
  const isMerged = limited && intervals <= MAX_MERGED && !index.multikey;
  return isMerged ? sortOrder(index, sort, pinned, fixedFields) : undefined;
}

// Keys of descending fields are inverted, which swaps the ends.
const invertInterval = ([from, to]: Interval, point: boolean): Interval => [
  point ? invert(from) : successor(invert(to)),
  successor(invert(from)),
];

/** Returns the direction in which the index gives the sort by its fields from `first` on; the `pinned` ones have one value each. */
function sortOrder(index: Index, sort: SortKeys, pinned: number, first: number): 1 | -1 | undefined {
  const constant = index.keys.slice(0, pinned).filter((_, i) => !isMultikey(index, i));
  const wanted = sort.filter(([path]) => !constant.some((key) => key.path === path));
  const orders = wanted.map(([path, direction], i) => {
    const key = index.keys[first + i];
    return key?.path === path && !isMultikey(index, first + i) ? key.direction * direction : 0;
  });
  if (orders.some((order) => !order || order !== orders[0])) return undefined;
  return orders[0] === -1 ? -1 : 1;
}

/** Returns the conditions of a filter by path; all must hold. Logical operators stand in the place of a path. */
function conditions(filter: Doc): [path: string, operator: string, operand: unknown][] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '$and') return (condition as Doc[]).flatMap(conditions);
    const operators = Object.entries(isOperators(condition) ? condition : { $eq: condition });
    return operators.map(([operator, operand]) => [key, operator, operand] as [string, string, unknown]);
  });
}

function constraintOf(path: string, operator: string, operand: unknown): Constraint | undefined {
  if (operator === '$in' || operator === '$eq') {
    const values = operator === '$eq' ? [operand] : (operand as unknown[]);
    if (values.length > MAX_INTERVALS || !values.every(hasKey)) return undefined;
    const distinct = new Map(values.map(point).map((one) => [one[0].toString('latin1'), one]));
    const points = [...distinct.values()].sort((a, b) => Buffer.compare(a[0], b[0]));
    const present = !values.some(isNull);
    // A missing field and null have the same key, and both match null; but not every path through documents without a value does.
    return { points, range: EVERYTHING, exact: present || !path.includes('.'), present };
  }
  if (!/^\$(gt|gte|lt|lte)$/.test(operator) || isNull(operand) || !hasKey(operand)) return undefined;
  const [first, next] = point(operand);
  const bottom = Buffer.from([typeOrder(operand)]);
  // NaN sorts below all numbers and meets none of these comparisons.
  const lowest = isNumber(operand) ? successor(Buffer.concat([bottom, Buffer.alloc(8)])) : bottom;
  const from = operator === '$gt' ? next : operator === '$gte' ? first : lowest;
  const to = operator === '$lt' ? first : operator === '$lte' ? next : successor(bottom);
  return { range: [from, to], exact: true, present: true };
}

// An array has a key for each element, and a regular expression is not a value.
const hasKey = (value: unknown): boolean => !isRegex(value) && !Array.isArray(value);

function point(value: unknown): Interval {
  const from = encodeKey(value ?? null);
  return [from, successor(from)];
}
