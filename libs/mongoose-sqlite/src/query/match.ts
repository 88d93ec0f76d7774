import { bsonType, type Doc, isDocument, isNull } from '../bson/codec.ts';
import { must, refused, serverError } from '../bson/errors.ts';
import { compare, equal, isNumber, kindOf, toNumber, typeName, wholeNumber } from '../bson/values.ts';
import { reach } from './path.ts';

/** Where a filter tells which array element it matched. */
export interface Scope {
  position?: number;
}
export type Predicate = (doc: Doc, scope: Scope) => boolean;
export type ElementTest = (value: unknown) => boolean;

const all = (parts: Predicate[]): Predicate =>
  parts.length === 1 ? parts[0]! : (doc, scope) => parts.every((part) => part(doc, scope));

/** A filter as a function. Throws MongoDB's error for what it refuses, and names what this engine does not know. */
export function compileFilter(filter: unknown): Predicate {
  must(isDocument(filter), 14, `Expected a filter to be an object, but got ${typeof filter}`);
  const parts = Object.entries(filter).map(([key, value]) =>
    key.startsWith('$') ? logical(key, value) : onField(key.split('.'), value),
  );
  return all(parts);
}

function logical(operator: string, operand: unknown): Predicate {
  if (!/^\$(and|or|nor)$/.test(operator)) throw refused(`the filter ${operator}`);
  must(Array.isArray(operand) && operand.length, 2, `${operator} must be a nonempty array`);
  const parts = operand.map(compileFilter);
  if (operator === '$and') return all(parts);
  if (operator === '$or') return (doc, scope) => parts.some((part) => part(doc, scope));
  return (doc) => !parts.some((part) => part(doc, {}));
}

export const isTrue = (value: unknown): boolean => !isNull(value) && value !== false && !equal(value, 0);

export const isRegex = (value: unknown): boolean =>
  value instanceof RegExp || bsonType(value) === 'BSONRegExp';

/** True for { $gt: 1 }: a document whose first key is an operator. */
export const isOperators = (value: unknown): value is Doc =>
  isDocument(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

/** True for { $gt: 1 }, and not for { $or: […] }, which is a filter. */
export const isOnValue = (value: unknown): value is Doc =>
  isOperators(value) && !/^\$(and|or|nor)$/.test(Object.keys(value)[0]!);

function onField(path: string[], condition: unknown): Predicate {
  if (!isOperators(condition)) return onOperator(path, isRegex(condition) ? '$regex' : '$eq', condition, {});
  const operators = Object.entries(condition);
  return all(operators.map(([operator, operand]) => onOperator(path, operator, operand, condition)));
}

const not =
  (predicate: Predicate): Predicate =>
  (doc) =>
    !predicate(doc, {});

function onOperator(path: string[], operator: string, operand: unknown, siblings: Doc): Predicate {
  switch (operator) {
    case '$options':
      must('$regex' in siblings, 2, '$options needs a $regex');
      return () => true;
    case '$ne':
      return not(onOperator(path, '$eq', operand, siblings));
    case '$nin':
      return not(onOperator(path, '$in', operand, siblings));
    case '$not':
      must(isOperators(operand) || isRegex(operand), 2, '$not needs a regex or a document');
      return not(onField(path, operand));
    case '$all':
      must(Array.isArray(operand), 2, '$all needs an array');
      if (operand.some(isOperators)) throw refused('an operator inside $all');
      return operand.length ? all(operand.map((one) => onField(path, one))) : () => false;
    case '$exists': {
      const wanted = isTrue(operand);
      return (doc) => reach(doc, path, false, (value) => value !== undefined) === wanted;
    }
  }
  const find = arrayOperators[operator]?.(operand);
  if (find)
    return (doc, scope) =>
      reach(doc, path, false, (value, position) => {
        const found = Array.isArray(value) ? find(value) : -1;
        if (found >= 0) scope.position = position ?? found;
        return found >= 0;
      });
  const test = onValue(operator, operand, siblings);
  return (doc, scope) =>
    reach(doc, path, true, (value, position) => {
      const found = test(value);
      if (found && position !== undefined) scope.position = position;
      return found;
    });
}

function onValue(operator: string, operand: unknown, siblings: Doc): ElementTest {
  const make = valueOperators[operator];
  if (!make) throw refused(`the filter ${operator}`);
  return make(operand, siblings);
}

/** The operators of { $elemMatch: { $gt: 1 } } or { $pull: { a: { $gt: 1 } } } on one value, without a look into arrays. */
export function compileElement(operators: Doc): ElementTest {
  const tests = Object.entries(operators).map(([operator, operand]): ElementTest => {
    if (operator in valueOperators) return onValue(operator, operand, operators);
    const onOne = onOperator(['v'], operator, operand, operators);
    return (value) => onOne({ v: value }, {});
  });
  return (value) => tests.every((test) => test(value));
}

function equality(operand: unknown): ElementTest {
  if (isNull(operand)) return isNull;
  if (typeof operand === 'string') return (value) => value === operand;
  return (value) => value !== undefined && equal(value, operand);
}

const isNaN = (value: unknown) => isNumber(value) && Number.isNaN(toNumber(value));

// $gt and its kin compare within one type only.
const ordering =
  (accepts: (order: number) => boolean) =>
  (operand: unknown): ElementTest => {
    if (isNull(operand) && !accepts(0)) return () => false;
    // Servers differ on missing fields.
    if (isNull(operand) || isNaN(operand)) throw refused(`the order of ${String(operand)} in a filter`);
    const kind = kindOf(operand);
    return (value) =>
      value !== undefined && kindOf(value) === kind && !isNaN(value) && accepts(compare(value, operand));
  };

/** Operators that look at one value; undefined is a missing one. */
const valueOperators: Record<string, (operand: unknown, siblings: Doc) => ElementTest> = {
  $eq: equality,
  $gt: ordering((order) => order > 0),
  $gte: ordering((order) => order >= 0),
  $lt: ordering((order) => order < 0),
  $lte: ordering((order) => order <= 0),
  $in: (operand) => {
    must(Array.isArray(operand) && !operand.some(isOperators), 2, '$in needs an array of values');
    const tests = operand.map((one) => (isRegex(one) ? matching(one) : equality(one)));
    return (value) => tests.some((test) => test(value));
  },
  $regex: (operand, { $options }) => matching(operand, $options),
  $mod: (operand) => {
    const [divisor = 0, remainder = NaN, ...more] = Array.isArray(operand) ? operand.map(wholeNumber) : [];
    must(divisor && Number.isFinite(remainder) && !more.length, 2, '$mod takes a divisor and a remainder');
    return (value) => isNumber(value) && Math.trunc(toNumber(value)) % divisor === remainder + 0;
  },
  $type: (operand) => {
    const names = [operand].flat();
    const unknown = names.find((name) => !TYPES.test(String(name)));
    if (unknown !== undefined || !names.length) throw refused(`$type ${String(unknown)}`);
    return (value) => names.includes(typeName(value)) || (names.includes('number') && isNumber(value));
  },
};
const TYPES = /^(double|int|long|number|string|object|array|binData|objectId|bool|date|null)$/;

function matching(operand: unknown, options?: unknown): ElementTest {
  const fine = typeof operand === 'string' || isRegex(operand);
  must(fine && /^(string|undefined)$/.test(typeof options), 2, '$regex and $options have to be strings');
  const regex = toRegExp(operand, options as string | undefined);
  return (value) => {
    if (isRegex(value)) throw refused('a regular expression over a stored one');
    return typeof value === 'string' && regex.test(value);
  };
}

/** Operators that look at an array as a whole: the place of the element that matched (0 for $size), or -1. */
const arrayOperators: Record<string, (operand: unknown) => (list: unknown[]) => number> = {
  $size: (operand) => {
    const size = wholeNumber(operand);
    must(size !== undefined && size >= 0, 2, '$size takes a non-negative integer');
    return (list) => (list.length === size ? 0 : -1);
  },
  $elemMatch: (operand) => {
    must(isDocument(operand), 2, '$elemMatch needs an Object');
    const test = isOnValue(operand) ? compileElement(operand) : compileDocument(operand);
    return (list) => list.findIndex(test);
  },
};

/** A filter on elements; those that are no documents do not pass. */
export function compileDocument(filter: Doc): ElementTest {
  const matches = compileFilter(filter);
  return (value) => isDocument(value) && matches(value, {});
}

// What PCRE understands and JavaScript reads otherwise without an error.
const PCRE_ONLY = /\\[AZzhHRKQEGXNaepPgC]|\[\[:|\(\?[#>|(+-]|\(\?P|[+*?}]\+/;
const TOKEN = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\$/g;

/** A MongoDB regular expression as a JavaScript one. Refuses options and syntax that would mean something else. */
function toRegExp(value: unknown, given?: string): RegExp {
  const { pattern, options } = partsOf(value);
  const flags = given ?? options;
  if (/[^ims]/.test(flags)) throw refused(`the regular expression option in "${flags}"`);
  if (PCRE_ONLY.test(pattern.replace(/\\\\/g, ''))) throw refused(`the regular expression ${pattern}`);
  // In PCRE an unescaped $ also matches before a newline that ends the text.
  const end = (token: string) => (token === '$' && !flags.includes('m') ? '(?=\\n?$)' : token);
  const source = pattern.replace(TOKEN, end);
  for (const all of [`${flags}u`, flags]) {
    try {
      return new RegExp(source, all);
    } catch {
      // Without the u flag JavaScript accepts more escapes.
    }
  }
  throw serverError(51091, `Regular expression is invalid: ${pattern}`);
}

function partsOf(value: unknown): { pattern: string; options: string } {
  if (typeof value === 'string') return { pattern: value, options: '' };
  if (value instanceof RegExp) return { pattern: value.source, options: value.flags.replace(/[gyu]/g, '') };
  return value as { pattern: string; options: string };
}
