import { type Doc, isDocument } from '../bson/codec.ts';
import { equal } from '../bson/compare.ts';
import { refused, serverError } from '../bson/errors.ts';
import { compileExpression } from '../aggregate/expression.ts';
import { arrayOperators, valueOperators } from './operators.ts';
import { reach } from './path.ts';
import { toRegExp } from './regex.ts';

/** Variables of an aggregation ($$NAME), and where a filter tells which array element it matched. */
export interface Scope {
  variables?: Doc;
  position?: number;
}
export type Predicate = (doc: Doc, scope: Scope) => boolean;
export type ElementTest = (value: unknown) => boolean;

const FLAGS = new Set(['$comment']);

/** A filter as a function. Throws MongoDB's error for what it refuses, and names what this engine does not know. */
export function compileFilter(filter: unknown): Predicate {
  if (!isDocument(filter)) throw serverError(14, `Expected filter to be an object, but got ${typeof filter}`);
  const parts = Object.entries(filter)
    .filter(([key]) => !FLAGS.has(key))
    .map(([key, condition]) =>
      key.startsWith('$') ? logical(key, condition) : onField(key.split('.'), condition),
    );
  if (parts.length === 1) return parts[0]!;
  return (doc, scope) => parts.every((part) => part(doc, scope));
}

function logical(operator: string, operand: unknown): Predicate {
  if (operator === '$expr') {
    const expression = compileExpression(operand);
    return (doc, scope) => isTrue(expression(doc, { ...scope.variables, CURRENT: doc, ROOT: doc }));
  }
  if (!['$and', '$or', '$nor'].includes(operator)) {
    const known = ['$where', '$text', '$jsonSchema', '$alwaysTrue', '$alwaysFalse', '$sampleRate'].includes(
      operator,
    );
    throw known ? refused(operator) : serverError(2, `unknown top level operator: ${operator}`);
  }
  if (!Array.isArray(operand) || !operand.length)
    throw serverError(2, `${operator} must be a nonempty array`);
  const parts = operand.map(compileFilter);
  if (operator === '$and') return (doc, scope) => parts.every((part) => part(doc, scope));
  if (operator === '$or') return (doc, scope) => parts.some((part) => part(doc, scope));
  return (doc) => !parts.some((part) => part(doc, {}));
}

export const isTrue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && !equal(value, 0);

/** True for { $gt: 1 }: a document whose first key is an operator. */
export const isOperators = (condition: unknown): condition is Doc =>
  isDocument(condition) && (Object.keys(condition)[0]?.startsWith('$') ?? false);

function onField(path: string[], condition: unknown): Predicate {
  if (!isOperators(condition)) {
    const regex =
      condition instanceof RegExp || (condition as { _bsontype?: string } | null)?._bsontype === 'BSONRegExp';
    return onOperator(path, regex ? '$regex' : '$eq', condition, {});
  }
  const parts = Object.entries(condition).map(([operator, operand]) =>
    onOperator(path, operator, operand, condition),
  );
  return parts.length === 1 ? parts[0]! : (doc, scope) => parts.every((part) => part(doc, scope));
}

function onOperator(path: string[], operator: string, operand: unknown, all: Doc): Predicate {
  switch (operator) {
    case '$options':
      if (!('$regex' in all)) throw serverError(2, '$options needs a $regex');
      return () => true;
    case '$ne':
      return negate(onOperator(path, '$eq', operand, all));
    case '$nin':
      return negate(onOperator(path, '$in', operand, all));
    case '$not':
      if (isOperators(operand)) return negate(onField(path, operand));
      return negate(onOperator(path, '$regex', toRegExp(operand), {}));
    case '$all':
      return everyOf(path, operand);
    case '$exists': {
      const wanted = isTrue(operand);
      return (doc) => reach(doc, path, false, (value) => value !== undefined) === wanted;
    }
  }
  const whole = arrayOperators[operator];
  if (whole) {
    const test = whole(operand, { compileFilter, compileElement });
    return (doc, scope) => {
      return reach(doc, path, false, (value, position) => {
        const found = Array.isArray(value) ? test(value) : -1;
        if (found >= 0) scope.position = position ?? found;
        return found >= 0;
      });
    };
  }
  const test = compileOperator(operator, operand, all);
  return (doc, scope) =>
    reach(doc, path, true, (value, position) => {
      if (!test(value)) return false;
      if (position !== undefined) scope.position = position;
      return true;
    });
}

const negate =
  (predicate: Predicate): Predicate =>
  (doc) =>
    !predicate(doc, {});

function compileOperator(operator: string, operand: unknown, all: Doc): ElementTest {
  const make = valueOperators[operator];
  if (!make)
    throw GEO_AND_BITS.test(operator) ? refused(operator) : serverError(2, `unknown operator: ${operator}`);
  return make(operand, all);
}

const GEO_AND_BITS = /^\$(geo|near|bits|text|where|jsonSchema|uniqueDocs|maxDistance|minDistance)/;

/** The operators of { $elemMatch: { $gt: 1 } } or { $pull: { a: { $gt: 1 } } } on one value, without a look into arrays. */
export function compileElement(operators: Doc): ElementTest {
  const tests = Object.entries(operators).map(([operator, operand]): ElementTest => {
    const onOne = onOperator(['v'], operator, operand, operators);
    if (!(operator in valueOperators)) return (value) => onOne({ v: value }, {});
    return compileOperator(operator, operand, operators);
  });
  return (value) => tests.every((test) => test(value));
}

function everyOf(path: string[], operand: unknown): Predicate {
  if (!Array.isArray(operand)) throw serverError(2, '$all needs an array');
  if (!operand.length) return () => false;
  const elements = operand.filter((one) => isOperators(one) && '$elemMatch' in one).length;
  if (elements && elements < operand.length) throw serverError(2, 'no $ expressions in $all');
  const parts = operand.map((one) => {
    if (isOperators(one) && !elements) throw serverError(2, 'no $ expressions in $all');
    return onField(path, one);
  });
  return (doc, scope) => parts.every((part) => part(doc, scope));
}
