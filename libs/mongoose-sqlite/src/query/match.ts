import { type Doc, isDocument, isNull, isRegex, known, must, refused, serverError } from '../bson/wire.ts';
import { compare, isNumber, keyText, kindOf, numberType, toNumber, wholeNumber } from '../bson/values.ts';
import { reach } from './path.ts';

/** Receives the position of the array element that a filter matched. */
export type Scope = { position?: number };
/** Tests a document, or one value (undefined: missing). */
export type Predicate = (value: unknown, scope?: Scope) => boolean;

const all = (parts: Predicate[]): Predicate =>
  parts.length === 1 ? parts[0]! : (value, scope) => parts.every((part) => part(value, scope));

function some(parts: Predicate[]): Predicate {
  return (value, scope) => parts.some((part) => part(value, scope));
}

function not(predicate: Predicate): Predicate {
  return (value) => !predicate(value);
}

const LOGICAL: Record<string, (parts: Predicate[]) => Predicate> = {
  $and: all,
  $or: some,
  $nor: (parts) => not(some(parts)),
};

/** Compiles a filter. Throws MongoDB's error for invalid filters, and names operators that are not supported. */
export function compileFilter(filter: unknown): Predicate {
  must(isDocument(filter), 14, `Expected a filter to be an object, but got ${typeof filter}`);
  const parts = Object.entries(filter).map(([key, value]) => {
    if (!key.startsWith('$')) return onValue(atPath(key.split('.')), value);
    const join = known('the filter', LOGICAL, key);
    must(Array.isArray(value) && value.length, 2, `${key} must be a nonempty array`);
    return join(value.map(compileFilter));
  });
  return all(parts);
}

export const isTrue = (value: unknown): boolean =>
  !isNull(value) && value !== false && compare(value, 0) !== 0;

/** Returns true for { $gt: 1 }: a document whose first key is an operator. */
export const isOperators = (value: unknown): value is Doc =>
  isDocument(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

/** Returns true for { $gt: 1 }, and false for { $or: […] }, which is a filter. */
export const isOnValue = (value: unknown): value is Doc =>
  isOperators(value) && !Object.hasOwn(LOGICAL, Object.keys(value)[0]!);

/** Applies a test to the values at a path. `whole`: an array at its end counts as one value. */
type AtPath = (test: Predicate, whole?: boolean) => Predicate;

function atPath(path: string[]): AtPath {
  return (test, whole) => (doc, scope) =>
    reach(doc, path, !whole, (value, position) => {
      const found = test(value, scope);
      if (found && scope && position !== undefined) scope.position = position;
      return found;
    });
}

function onValue(place: AtPath, condition: unknown): Predicate {
  const alone = isRegex(condition) ? '$regex' : '$eq';
  const operators = isOperators(condition) ? condition : { [alone]: condition };
  const compile = ([operator, operand]: [string, unknown]) =>
    known('the filter', OPERATORS, operator)(operand, place, operators);
  return all(Object.entries(operators).map(compile));
}

/** Matches values that equal one of these. A hash lookup, so its cost does not depend on their number. */
function among(values: unknown[]): Predicate {
  const texts = new Set<unknown>(values.filter((one) => typeof one === 'string'));
  const keys = new Set(values.filter((one) => !texts.has(one) && !isNull(one)).map(keyText));
  const none = values.some(isNull);
  const isKey = (value: unknown) => keys.size > 0 && value !== undefined && keys.has(keyText(value));
  return (value) => texts.has(value) || (none && isNull(value)) || isKey(value);
}

function oneOf(operand: unknown): Predicate {
  must(Array.isArray(operand) && !operand.some(isOperators), 2, '$in needs an array of values');
  const patterns = operand.filter(isRegex).map((one) => matching(one));
  return some([among(operand.filter((one) => !isRegex(one))), ...patterns]);
}

const isNaN = (value: unknown) => isNumber(value) && Number.isNaN(toNumber(value));

// $gt, $gte, $lt and $lte compare within one type only.
function ordering(accepts: (order: number) => boolean): Operator {
  return (operand, place) => {
    if (isNull(operand) && !accepts(0)) return () => false;
    // Servers differ on missing fields.
    if (isNull(operand) || isNaN(operand)) throw refused(`the order of ${String(operand)} in a filter`);
    const kind = kindOf(operand);
    const passes = (value: unknown) =>
      kindOf(value) === kind && !isNaN(value) && accepts(compare(value, operand));
    return place((value) => value !== undefined && passes(value));
  };
}

const TYPES = /^(double|int|long|number|string|object|array|binData|objectId|bool|date|null)$/;
type Operator = (operand: unknown, place: AtPath, siblings: Doc) => Predicate;
const OPERATORS: Record<string, Operator> = {
  $eq: (operand, place) => place(among([operand])),
  $ne: (operand, place) => not(place(among([operand]))),
  $in: (operand, place) => place(oneOf(operand)),
  $nin: (operand, place) => not(place(oneOf(operand))),
  $gt: ordering((order) => order > 0),
  $gte: ordering((order) => order >= 0),
  $lt: ordering((order) => order < 0),
  $lte: ordering((order) => order <= 0),
  $all: (operand, place) => {
    must(Array.isArray(operand), 2, '$all needs an array');
    if (operand.some(isOperators)) throw refused('an operator inside $all');
    return operand.length ? all(operand.map((one) => onValue(place, one))) : () => false;
  },
  $mod: (operand, place) => {
    const [divisor = 0, remainder = NaN, ...more] = Array.isArray(operand) ? operand.map(wholeNumber) : [];
    must(divisor && Number.isFinite(remainder) && !more.length, 2, '$mod takes a divisor and a remainder');
    return place((value) => isNumber(value) && Math.trunc(toNumber(value)) % divisor === remainder + 0);
  },
  $regex: (operand, place, { $options }) => place(matching(operand, $options)),
  $type: (operand, place) => {
    const names = [operand].flat().map(String);
    if (!names.length || !names.every((name) => TYPES.test(name))) throw refused(`$type ${names.join()}`);
    return place((value) => names.includes(kindOf(value)) || names.includes(numberType(value)));
  },
  $options: (_text, _place, siblings) => {
    must('$regex' in siblings, 2, '$options needs a $regex');
    return () => true;
  },
  $not: (operand, place) => {
    must(isOperators(operand) || isRegex(operand), 2, '$not needs a regex or a document');
    return not(onValue(place, operand));
  },
  $exists: (operand, place) => {
    const exists = place((value) => value !== undefined, true);
    return isTrue(operand) ? exists : not(exists);
  },
  $size: (operand, place) => {
    const size = wholeNumber(operand);
    must(size !== undefined && size >= 0, 2, '$size takes a non-negative integer');
    return place((value) => Array.isArray(value) && value.length === size, true);
  },
  $elemMatch: (operand, place) => {
    must(isDocument(operand), 2, '$elemMatch needs an Object');
    // Its operators apply to the element itself.
    const test = isOnValue(operand) ? onValue((one) => one, operand) : compileDocument(operand);
    const matches: Predicate = (value, scope = {}) => {
      const found = Array.isArray(value) ? value.findIndex((one) => test(one)) : -1;
      if (found >= 0) scope.position = found;
      return found >= 0;
    };
    return place(matches, true);
  },
};

/** Compiles a filter on array elements. Elements that are not documents never match. */
export function compileDocument(filter: Doc): Predicate {
  const matches = compileFilter(filter);
  return (value) => isDocument(value) && matches(value);
}

function matching(operand: unknown, options?: unknown): Predicate {
  const fine = typeof operand === 'string' || isRegex(operand);
  must(fine && /^(string|undefined)$/.test(typeof options), 2, '$regex and $options have to be strings');
  const given = isRegex(operand) ? operand : { pattern: operand, options: '' };
  const regex = toRegExp(given.pattern, (options as string | undefined) ?? given.options);
  return (value) => {
    if (isRegex(value)) throw refused('a regular expression over a stored one');
    return typeof value === 'string' && regex.test(value);
  };
}

// PCRE syntax that JavaScript accepts with another meaning.
const PCRE_ONLY = /\\[AZzhHRKQEGXNaepPgC]|\[\[:|\(\?[#>|(+-]|\(\?P|[+*?}]\+/;
const TOKEN = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*(?:\]|\\?$)|\$/g;

/** Converts a MongoDB regular expression. Throws for options and syntax with another meaning in JavaScript. */
function toRegExp(pattern: string, flags: string): RegExp {
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
