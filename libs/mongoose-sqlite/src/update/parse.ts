import { type Doc, isDocument } from '../bson/codec.ts';
import { must, onlyKnown, refused } from '../bson/errors.ts';
import { compare, equal, isNumber, plus, times, typeName, wholeNumber } from '../bson/values.ts';
import { compileDocument, compileElement, compileFilter, isOnValue, isRegex } from '../query/match.ts';
import type { ElementTest } from '../query/match.ts';
import { isIndex, sortDocuments, sortKeys } from '../query/path.ts';

export interface Step {
  path: string[];
  operator: string;
  apply: Apply;
  /** Where $rename takes its value from. */
  from?: string[];
}
export interface Update {
  steps: Step[];
  /** What `$[name]` stands for, by that text. */
  filters: Map<string, ElementTest>;
}

/** An update document, checked as MongoDB checks it before it looks at any document. */
export function parseUpdate(update: Doc, arrayFilters: unknown): Update {
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    must(isDocument(fields), 9, `Modifiers operate on fields but we found another type for ${operator}`);
    return Object.entries(fields).flatMap(([path, operand]) => parseField(operator, path, operand));
  });
  checkConflicts(steps);
  const filters = parseArrayFilters(arrayFilters);
  const used = steps.flatMap(({ path }) => path.filter((part) => part.startsWith('$[') && part !== '$[]'));
  for (const part of used) must(filters.has(part), 2, `No array filter found for '${part}'`);
  for (const part of filters.keys()) must(used.includes(part), 9, `The array filter '${part}' was not used`);
  return { steps: steps.sort((a, b) => comparePaths(a.path, b.path)), filters };
}

function parseField(operator: string, name: string, operand: unknown): Step[] {
  const path = parsePath(name);
  if (operator !== '$rename') return [{ path, operator, apply: compileApply(operator, operand, name) }];
  const to = parsePath(String(operand));
  const fine = typeof operand === 'string' && !`${name}.${operand}`.includes('$');
  must(fine, 2, `$rename takes the name of another field: ${name}`);
  return [
    { path, operator: '$unset', apply: () => REMOVE },
    { path: to, operator, apply: () => undefined, from: path },
  ];
}

function parsePath(name: string): string[] {
  const path = name.split('.');
  must(!path.includes(''), 56, `The update path '${name}' contains an empty field name`);
  const odd = path.find((part) => part.startsWith('$') && !/^\$(\[([a-z][a-zA-Z0-9]*)?\])?$/.test(part));
  if (odd) throw refused(`the field name '${odd}' in '${name}'`);
  must(!name.startsWith('$'), 2, `Cannot have a positional operator at the start of '${name}'`);
  return path;
}

// Two steps on one path, or one inside the other, are refused before anything happens.
function checkConflicts(steps: Step[]): void {
  const names = steps.map(({ path }) => `${path.join('.')}.`);
  const held = names.find((name, i) => names.some((other, at) => at !== i && name.startsWith(other)));
  must(!held, 40, `Updating the path '${held?.slice(0, -1)}' would create a conflict`);
}

/** The filter of each `$[name]`. */
function parseArrayFilters(given: unknown): Update['filters'] {
  const filters: Update['filters'] = new Map();
  for (const filter of (given ?? []) as Doc[]) {
    const [name = '', ...more] = new Set(identifiers(filter));
    const fine = /^[a-z][a-zA-Z0-9]*$/.test(name) && !more.length && !filters.has(`$[${name}]`);
    must(fine, 9, 'Error parsing array filter: each names exactly one identifier of its own');
    const matches = compileFilter(filter);
    filters.set(`$[${name}]`, (element) => matches({ [name]: element }, {}));
  }
  return filters;
}

const identifiers = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [key.split('.')[0]!];
    return Array.isArray(value) ? value.flatMap(identifiers) : [];
  });

function comparePaths([a, ...restA]: string[], [b, ...restB]: string[]): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  if (a === b) return comparePaths(restA, restB);
  return isIndex(a) && isIndex(b) ? Number(a) - Number(b) : a < b ? -1 : 1;
}

/** The new value for an old one (undefined: missing). REMOVE takes the field away. */
type Apply = (old: unknown) => unknown;
export const REMOVE = Symbol('remove');

const MAKERS: Record<string, (operand: unknown, path: string) => Apply> = {
  $set: (value) => () => value,
  $setOnInsert: (value) => () => value,
  $unset: () => () => REMOVE,
  $inc: arithmetic(plus),
  $mul: arithmetic(times),
  $min: (value) => (old) => (old === undefined || compare(value, old) < 0 ? value : old),
  $max: (value) => (old) => (old === undefined || compare(value, old) > 0 ? value : old),
  $currentDate: (operand) => {
    if (operand !== true) throw refused('$currentDate with anything but true');
    return () => new Date();
  },
  $push: push,
  $addToSet: (operand, path) => {
    const { $each } = eachOf(operand, '$addToSet', []);
    const add = (list: unknown[], value: unknown) =>
      list.some((one) => equal(one, value)) ? list : [...list, value];
    return (old) => $each.reduce(add, listOf(old, path));
  },
  $pull: (condition, path) => without(path, pulled(condition)),
  $pullAll: (values, path) => {
    must(Array.isArray(values), 2, '$pullAll requires an array argument');
    return without(path, (element) => values.some((value) => equal(value, element)));
  },
  $pop: (operand, path) => {
    const side = wholeNumber(operand);
    must(side === 1 || side === -1, 9, `$pop expects 1 or -1: ${path}`);
    return (old) => {
      if (old === undefined) return undefined;
      return side === 1 ? listOf(old, path, 14).slice(0, -1) : listOf(old, path, 14).slice(1);
    };
  },
};

function compileApply(operator: string, operand: unknown, path: string): Apply {
  const make = MAKERS[operator];
  if (!make) throw refused(`the update ${operator}`);
  return make(operand, path);
}

function arithmetic(compute: (a: unknown, b: unknown) => unknown) {
  return (operand: unknown, path: string): Apply => {
    must(isNumber(operand), 14, `Cannot change by a value that is no number: ${path}`);
    return (old = 0) => {
      must(isNumber(old), 14, `Cannot compute with a value of the type ${typeName(old)}: ${path}`);
      return compute(old, operand);
    };
  };
}

function listOf(old: unknown, path: string, code = 2): unknown[] {
  if (old === undefined) return [];
  must(Array.isArray(old), code, `The field '${path}' must be an array but is of type ${typeName(old)}`);
  return [...old];
}

/** $push and $addToSet take one value, or those of $each. */
function eachOf(operand: unknown, operator: string, modifiers: string[]): { $each: unknown[] } & Doc {
  if (!isDocument(operand) || !('$each' in operand)) return { $each: [operand] };
  const { $each, ...rest } = operand;
  must(Array.isArray($each), 2, `The argument to $each in ${operator} must be an array`);
  onlyKnown(operator, rest, modifiers);
  return { $each, ...rest };
}

function push(operand: unknown, path: string): Apply {
  const { $each, $position, $slice, $sort } = eachOf(operand, '$push', ['$position', '$slice', '$sort']);
  const [at, keep] = [wholeNumber($position), wholeNumber($slice)];
  must(at !== undefined || $position === undefined, 2, 'The value for $position must be an integer');
  must(keep !== undefined || $slice === undefined, 2, 'The value for $slice must be an integer');
  // Elements sort by fields of theirs, or by themselves as a whole.
  const whole = $sort !== undefined && !isDocument($sort);
  const keys = sortKeys(whole ? { self: $sort } : $sort);
  return (old) => {
    const list = listOf(old, path);
    list.splice(at ?? list.length, 0, ...$each);
    const fields = (item: unknown) => (isDocument(item) ? item : {});
    const inOrder = (a: unknown, b: unknown) => compare(a, b) * keys[0]![1];
    const sorted = whole ? list.sort(inOrder) : sortDocuments(list, keys, fields);
    return keep === undefined ? sorted : keep < 0 ? sorted.slice(keep) : sorted.slice(0, keep);
  };
}

const without =
  (path: string, test: ElementTest): Apply =>
  (old) =>
    old === undefined ? old : listOf(old, path).filter((element) => !test(element));

function pulled(condition: unknown): ElementTest {
  if (isOnValue(condition)) return compileElement(condition);
  if (isRegex(condition)) return compileElement({ $regex: condition });
  return isDocument(condition) ? compileDocument(condition) : (element) => equal(element, condition);
}
