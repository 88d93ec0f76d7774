import { type Doc, field, isDocument, isObject, isRegex, ObjectId, wire } from '../bson/wire.ts';
import { known, must, refused } from '../bson/wire.ts';
import { compare, equal, isNumber, kindOf, plus, times } from '../bson/values.ts';
import { compileDocument, compileFilter, isOnValue, isOperators } from '../query/match.ts';
import type { Predicate, Scope } from '../query/match.ts';
import { isIndex } from '../query/path.ts';

/** Returns the new value for an old one (undefined: missing), or REMOVE to remove the field. */
type Apply = (old: unknown) => unknown;
const REMOVE = Symbol('remove');
type Step = { path: string[]; operator: string; apply: Apply };
/** The filter of array elements for each `$[name]`, by that text. */
type ArrayFilters = Map<string, Predicate>;

/** Returns the changed document; may change the given one in place. With `inserting`, $setOnInsert applies. */
export type Changer = (doc: Doc, scope: Scope, inserting?: boolean) => Doc;

/** Compiles a replacement or a document of operators. Validates all of it first, as MongoDB does. */
export function compileUpdate(update: unknown, arrayFilters: unknown): Changer {
  if (!isDocument(update)) throw refused('an update by a pipeline');
  if (!isOperators(update)) return (doc) => replace(doc, update);
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    must(isDocument(fields), 9, `Modifiers operate on fields but we found another type for ${operator}`);
    const make = known('the update', OPERATORS, operator);
    return Object.entries(fields).map(([name, operand]): Step => {
      return { path: parsePath(name), operator, apply: make(operand, name) };
    });
  });
  checkConflicts(steps, 40);
  const filters = parseArrayFilters(arrayFilters, steps);
  steps.sort((a, b) => comparePaths(a.path, b.path));
  // If it throws MongoDB's error, the caller discards the document.
  return (doc, scope, inserting) => {
    const id = doc._id;
    const done = new Set<string>();
    for (const step of steps) {
      if (step.operator === '$setOnInsert' && !inserting) continue;
      for (const path of expand(doc, step.path, filters, scope)) {
        const name = path.join('.');
        must(!done.has(name), 40, `Update created a conflict at '${name}'`);
        done.add(name);
        applyStep(doc, path, step);
      }
    }
    must(id === undefined || equal(id, doc._id), 66, "The update would modify the immutable field '_id'");
    return doc;
  };
}

function replace({ _id }: Doc, next: Doc): Doc {
  const own = field(next, '_id');
  const same = own === undefined || _id === undefined || equal(own, _id);
  must(same, 66, "the (immutable) field '_id' was found to have been altered");
  return _id === undefined ? next : { _id, ...next, ...(own === undefined ? {} : { _id }) };
}

/** Returns the document that an upsert inserts if nothing matched. */
export function newDocument(filter: Doc, update: unknown, change: Changer): Doc {
  const steps = equalities(filter);
  checkConflicts(steps, 54);
  const base: Doc = {};
  for (const step of steps) applyStep(base, step.path, step);
  const start = isOperators(update) ? base : '_id' in base ? { _id: base._id } : {};
  const doc = change(start, {}, true);
  return { _id: doc._id ?? new ObjectId(), ...doc };
}

function parsePath(name: string): string[] {
  const path = name.split('.');
  must(!path.includes(''), 56, `The update path '${name}' contains an empty field name`);
  const odd = path.find((part) => part.startsWith('$') && !/^\$(\[([a-z][a-zA-Z0-9]*)?\])?$/.test(part));
  if (odd) throw refused(`the field name '${odd}' in '${name}'`);
  must(!name.startsWith('$'), 2, `Cannot have a positional operator at the start of '${name}'`);
  return path;
}

// Two steps on one path, or one inside the other, are refused before any change.
function checkConflicts(steps: Step[], code: number): void {
  const names = steps.map(({ path }) => `${path.join('.')}.`);
  const held = names.find((name, i) => names.some((other, at) => at !== i && name.startsWith(other)));
  must(!held, code, `Updating the path '${held?.slice(0, -1)}' would create a conflict`);
}

/** Compiles the filter of each `$[name]` in the steps. */
function parseArrayFilters(given: unknown, steps: Step[]): ArrayFilters {
  const filters: ArrayFilters = new Map();
  for (const filter of (given ?? []) as Doc[]) {
    const [name = '', ...more] = new Set(Object.keys(filter).map((key) => key.split('.')[0]!));
    if (name.startsWith('$')) throw refused(`${name} in an array filter`);
    const fine = /^[a-z][a-zA-Z0-9]*$/.test(name) && !more.length && !filters.has(`$[${name}]`);
    must(fine, 9, 'Error parsing array filter: each names exactly one identifier of its own');
    const matches = compileFilter(filter);
    filters.set(`$[${name}]`, (element) => matches({ [name]: element }));
  }
  const used = steps.flatMap(({ path }) => path.filter((part) => part.startsWith('$[') && part !== '$[]'));
  for (const part of used) must(filters.has(part), 2, `No array filter found for '${part}'`);
  for (const part of filters.keys()) must(used.includes(part), 9, `The array filter '${part}' was not used`);
  return filters;
}

function comparePaths([a, ...restA]: string[], [b, ...restB]: string[]): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  if (a === b) return comparePaths(restA, restB);
  return isIndex(a) && isIndex(b) ? Number(a) - Number(b) : a < b ? -1 : 1;
}

const child = (node: unknown, part: string) => (isObject(node) ? field(node as Doc, part) : undefined);

// Replaces `$`, `$[]` and `$[name]` by the array indexes that they match in this document.
function expand(doc: Doc, path: string[], filters: ArrayFilters, { position }: Scope): string[][] {
  const at = path.findIndex((part) => part.startsWith('$'));
  if (at < 0) return [path];
  const [before, part, after] = [path.slice(0, at), path[at]!, path.slice(at + 1)];
  const into = (i: number) => expand(doc, [...before, String(i), ...after], filters, { position });
  if (part === '$') {
    must(position !== undefined, 2, 'The positional operator did not find the match it needs');
    return into(position);
  }
  const list = before.reduce<unknown>(child, doc);
  must(Array.isArray(list), 2, `The path '${before.join('.')}' must exist as an array for array updates.`);
  const wanted = filters.get(part) ?? (() => true);
  return list.flatMap((element, i) => (wanted(element) ? into(i) : []));
}

/** Changes the value at a path. Creates a missing path, unless the step only removes values. */
function applyStep(doc: Doc, path: string[], { operator, apply }: Step): void {
  const creates = !/^\$(unset|pull|pullAll)$/.test(operator);
  let at: unknown = doc;
  for (const [depth, part] of path.entries()) {
    if (!isDocument(at) && !(Array.isArray(at) && isIndex(part))) {
      must(!creates, 28, `Cannot create field '${part}' in an element of type ${kindOf(at)}`);
      return;
    }
    const next = field(at as Doc, part);
    if (depth === path.length - 1) {
      const value = apply(next);
      if (value === REMOVE && Array.isArray(at)) put(at, part, next === undefined ? undefined : null);
      else if (value === REMOVE) delete (at as Doc)[part];
      // One update may change many documents, which must not share an array or object.
      else if (value !== next) put(at, part, isObject(value) ? wire(value) : value);
      return;
    }
    if (next === undefined && !creates) return;
    if (next === undefined) put(at, part, {});
    at = child(at, part);
  }
}

function put(at: unknown, part: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(at)) {
    must(Number(part) - at.length <= 1_500_000, 2, "can't backfill more than 1500000 elements");
    while (at.length < Number(part)) at.push(null);
  }
  Object.defineProperty(at, part, { value, enumerable: true, configurable: true, writable: true });
}

/** Returns the equalities of an upsert's filter, which set fields of the new document. */
function equalities(filter: Doc): Step[] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '$and' || (key === '$or' && (condition as Doc[]).length === 1))
      return (condition as Doc[]).flatMap(equalities);
    const { $eq, $in }: Doc = isOperators(condition) ? condition : { $eq: condition };
    // Servers differ here, so no result can be relied on.
    if (Array.isArray($in) && $in.length === 1) throw refused('an upsert by $in with one value');
    if (key.startsWith('$') || $eq === undefined || isRegex($eq)) return [];
    return [{ path: key.split('.'), operator: '$set', apply: () => $eq }];
  });
}

/** Compiles the operand of each update operator. The path is for error messages. */
const OPERATORS: Record<string, (operand: unknown, path: string) => Apply> = {
  $set: (value) => () => value,
  $setOnInsert: (value) => () => value,
  $unset: () => () => REMOVE,
  $inc: arithmetic(plus),
  $mul: arithmetic(times),
  $min: (value) => (old) => (old === undefined || compare(value, old) < 0 ? value : old),
  $max: (value) => (old) => (old === undefined || compare(value, old) > 0 ? value : old),
  $push: (operand, path) => {
    const values = eachOf(operand, '$push');
    return (old) => [...listOf(old, path), ...values];
  },
  $addToSet: (operand, path) => {
    const values = eachOf(operand, '$addToSet');
    const add = (list: unknown[], value: unknown) =>
      list.some((one) => equal(one, value)) ? list : [...list, value];
    return (old) => values.reduce(add, listOf(old, path));
  },
  $pull: (condition, path) => without(path, pulled(condition)),
  $pullAll: (values, path) => {
    must(Array.isArray(values), 2, '$pullAll requires an array argument');
    return without(path, (element) => values.some((value) => equal(value, element)));
  },
};

function arithmetic(compute: (a: unknown, b: unknown) => unknown) {
  return (operand: unknown, path: string): Apply => {
    must(isNumber(operand), 14, `Cannot change by a value that is no number: ${path}`);
    return (old = 0) => {
      must(isNumber(old), 14, `Cannot compute with a value of the type ${kindOf(old)}: ${path}`);
      return compute(old, operand);
    };
  };
}

function listOf(old: unknown, path: string): unknown[] {
  if (old === undefined) return [];
  must(Array.isArray(old), 2, `The field '${path}' must be an array but is of type ${kindOf(old)}`);
  return old;
}

/** Returns the values that $push and $addToSet add: one, or those of $each. */
function eachOf(operand: unknown, operator: string): unknown[] {
  if (!isDocument(operand) || !('$each' in operand)) return [operand];
  const { $each, ...modifiers } = operand;
  must(Array.isArray($each), 2, `The argument to $each in ${operator} must be an array`);
  for (const modifier of Object.keys(modifiers)) throw refused(`${modifier} of ${operator}`);
  return $each;
}

function without(path: string, test: Predicate): Apply {
  return (old) => (old === undefined ? old : listOf(old, path).filter((element) => !test(element)));
}

function pulled(condition: unknown): Predicate {
  if (isDocument(condition) && !isOnValue(condition)) return compileDocument(condition);
  if (!isOnValue(condition) && !isRegex(condition)) return (element) => equal(element, condition);
  const matches = compileFilter({ element: condition });
  return (element) => matches({ element });
}
