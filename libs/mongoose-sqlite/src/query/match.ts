import { compileExpression } from '../aggregate/expression.ts';
import { bsonType, type Doc, isDocument, isNull } from '../bson/codec.ts';
import { equal } from '../bson/compare.ts';
import { must, refused, serverError } from '../bson/errors.ts';
import { arrayOperators, valueOperators } from './operators.ts';
import { reach } from './path.ts';

/** Variables of an aggregation ($$NAME), and where a filter tells which array element it matched. */
export interface Scope {
  variables?: Doc;
  position?: number;
}
export type Predicate = (doc: Doc, scope: Scope) => boolean;
export type ElementTest = (value: unknown) => boolean;

const UNKNOWN_HERE =
  /^\$(where|text|jsonSchema|sampleRate|always|geo|near|bits|uniqueDocs|maxDistance|minDistance)/;
const unknown = (operator: string) =>
  UNKNOWN_HERE.test(operator) ? refused(operator) : serverError(2, `unknown operator: ${operator}`);
const all = (parts: Predicate[]): Predicate =>
  parts.length === 1 ? parts[0]! : (doc, scope) => parts.every((part) => part(doc, scope));

/** A filter as a function. Throws MongoDB's error for what it refuses, and names what this engine does not know. */
export function compileFilter(filter: unknown): Predicate {
  must(isDocument(filter), 14, `Expected a filter to be an object, but got ${typeof filter}`);
  const entries = Object.entries(filter).filter(([key]) => key !== '$comment');
  return all(
    entries.map(([key, value]) =>
      key.startsWith('$') ? logical(key, value) : onField(key.split('.'), value),
    ),
  );
}

function logical(operator: string, operand: unknown): Predicate {
  if (operator === '$expr') {
    const expression = compileExpression(operand);
    return (doc, scope) => isTrue(expression({ ...scope.variables, CURRENT: doc, ROOT: doc }));
  }
  if (!/^\$(and|or|nor)$/.test(operator)) throw unknown(operator);
  must(Array.isArray(operand) && operand.length, 2, `${operator} must be a nonempty array`);
  const parts = operand.map(compileFilter);
  if (operator === '$and') return all(parts);
  if (operator === '$or') return (doc, scope) => parts.some((part) => part(doc, scope));
  return (doc, { variables }) => !parts.some((part) => part(doc, { variables }));
}

export const isTrue = (value: unknown): boolean => !isNull(value) && value !== false && !equal(value, 0);

export const isRegex = (value: unknown): boolean =>
  value instanceof RegExp || bsonType(value) === 'BSONRegExp';

/** True for { $gt: 1 }: a document whose first key is an operator. */
export const isOperators = (value: unknown): value is Doc =>
  isDocument(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

/** True for { $or: […] }, which is a filter and no operators on one value. */
export const isLogical = (value: Doc): boolean => /^\$(and|or|nor|expr)$/.test(Object.keys(value)[0] ?? '');

function onField(path: string[], condition: unknown): Predicate {
  if (!isOperators(condition)) return onOperator(path, isRegex(condition) ? '$regex' : '$eq', condition, {});
  return all(
    Object.entries(condition).map(([operator, operand]) => onOperator(path, operator, operand, condition)),
  );
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
      return everyOf(path, operand);
    case '$exists': {
      const wanted = isTrue(operand);
      return (doc) => reach(doc, path, false, (value) => value !== undefined) === wanted;
    }
  }
  const whole = arrayOperators[operator]?.(operand);
  const test = whole ? undefined : compileOperator(operator, operand, siblings);
  return (doc, scope) =>
    reach(doc, path, !whole, (value, position) => {
      const found = whole ? (Array.isArray(value) ? whole(value) : -1) : test!(value) ? position : -1;
      if (found === -1) return false;
      if (found !== undefined) scope.position = position ?? found;
      return true;
    });
}

function compileOperator(operator: string, operand: unknown, siblings: Doc): ElementTest {
  const make = valueOperators[operator];
  if (!make) throw unknown(operator);
  return make(operand, siblings);
}

/** The operators of { $elemMatch: { $gt: 1 } } or { $pull: { a: { $gt: 1 } } } on one value, without a look into arrays. */
export function compileElement(operators: Doc): ElementTest {
  const tests = Object.entries(operators).map(([operator, operand]): ElementTest => {
    if (operator in valueOperators) return compileOperator(operator, operand, operators);
    const onOne = onOperator(['v'], operator, operand, operators);
    return (value) => onOne({ v: value }, {});
  });
  return (value) => tests.every((test) => test(value));
}

function everyOf(path: string[], operand: unknown): Predicate {
  must(Array.isArray(operand), 2, '$all needs an array');
  if (!operand.length) return () => false;
  const elements = operand.filter((one) => isOperators(one) && '$elemMatch' in one).length;
  must(
    elements === operand.filter(isOperators).length && (!elements || elements === operand.length),
    2,
    'no $ expressions in $all',
  );
  return all(operand.map((one) => onField(path, one)));
}
