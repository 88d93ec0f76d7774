import { type Doc, field, isDocument } from '../bson/codec.ts';
import { serverError } from '../bson/errors.ts';
import { isTrue } from '../query/match.ts';
import { isIndex } from '../query/path.ts';
import { operators } from './operators.ts';

/** An aggregation expression on one document; undefined is a missing value. Variables are named without $$. */
export type Expression = (doc: Doc, variables: Doc) => unknown;

export function compileExpression(spec: unknown): Expression {
  if (typeof spec === 'string' && spec.startsWith('$')) return compilePath(spec);
  if (Array.isArray(spec)) {
    const parts = spec.map(compileExpression);
    return (doc, variables) => parts.map((part) => part(doc, variables) ?? null);
  }
  if (!isDocument(spec)) return () => spec;
  const [first, ...rest] = Object.keys(spec);
  if (first?.startsWith('$')) {
    if (rest.length)
      throw serverError(15983, 'An object representing an expression must have exactly one field');
    return compileOperator(first, spec[first]);
  }
  const fields = Object.entries(spec).map(([name, value]) => [name, compileExpression(value)] as const);
  return (doc, variables) => {
    const out: Doc = {};
    for (const [name, compute] of fields) {
      const value = compute(doc, variables);
      if (value !== undefined) out[name] = value;
    }
    return out;
  };
}

function compilePath(spec: string): Expression {
  const variable = spec.startsWith('$$');
  const [name = '', ...rest] = (variable ? spec.slice(2) : `CURRENT.${spec.slice(1)}`).split('.');
  if (rest.includes('') || !name) throw serverError(15998, 'FieldPath field names may not be empty strings.');
  if (name === 'NOW') return now;
  return (doc, variables) => {
    const start = name === 'CURRENT' || name === 'ROOT' ? (variables[name] ?? doc) : variables[name];
    if (start === undefined && !Object.hasOwn(variables, name) && name !== 'REMOVE') {
      throw serverError(17276, `Use of undefined variable: ${name}`);
    }
    return follow(start, rest, 0);
  };
}

const now = () => new Date();

// Unlike a filter's path, an expression's never takes a number for an array's index.
function follow(value: unknown, parts: string[], at: number): unknown {
  if (at === parts.length) return value;
  if (Array.isArray(value)) {
    return value
      .map((element) =>
        Array.isArray(element) || isDocument(element) ? follow(element, parts, at) : undefined,
      )
      .filter((v) => v !== undefined);
  }
  return isDocument(value) ? follow(field(value, parts[at]!), parts, at + 1) : undefined;
}

/** Where an operator's arguments are compiled by itself, because they bind names or are not all evaluated. */
const special: Record<string, (operand: unknown) => Expression> = {
  $literal: (operand) => () => operand,
  $and: (operand) => {
    const parts = list(operand).map(compileExpression);
    return (doc, variables) => parts.every((part) => isTrue(part(doc, variables)));
  },
  $or: (operand) => {
    const parts = list(operand).map(compileExpression);
    return (doc, variables) => parts.some((part) => isTrue(part(doc, variables)));
  },
  $cond: (operand) => {
    const [test, yes, no] = Array.isArray(operand)
      ? exactly('$cond', operand, 3)
      : named('$cond', operand, ['if', 'then', 'else']);
    return (doc, variables) => (isTrue(test!(doc, variables)) ? yes : no)!(doc, variables);
  },
  $switch: (operand) => {
    const { branches, default: fallback } = operand as { branches: unknown; default?: unknown };
    const cases = list(branches).map((branch) => named('$switch', branch, ['case', 'then']));
    const otherwise = fallback === undefined ? undefined : compileExpression(fallback);
    return (doc, variables) => {
      const found = cases.find(([test]) => isTrue(test!(doc, variables)))?.[1] ?? otherwise;
      if (!found)
        throw serverError(
          40066,
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      return found(doc, variables);
    };
  },
  $let: (operand) => {
    const { vars, in: body } = operand as { vars: Doc; in: unknown };
    const bound = Object.entries(vars).map(([name, value]) => [name, compileExpression(value)] as const);
    const inner = compileExpression(body);
    return (doc, variables) => {
      const values = Object.fromEntries(bound.map(([name, compute]) => [name, compute(doc, variables)]));
      return inner(doc, { ...variables, ...values });
    };
  },
  $map: (operand) => {
    const { as = 'this', input, in: body } = operand as { as?: string; input: unknown; in: unknown };
    const inner = compileExpression(body);
    return overArray('$map', input, (items, doc, variables) =>
      items.map((item) => inner(doc, { ...variables, [as]: item }) ?? null),
    );
  },
  $filter: (operand) => {
    const {
      as = 'this',
      input,
      cond,
      limit,
    } = operand as { as?: string; input: unknown; cond: unknown; limit?: number };
    const test = compileExpression(cond);
    return overArray('$filter', input, (items, doc, variables) =>
      items.filter((item) => isTrue(test(doc, { ...variables, [as]: item }))).slice(0, limit),
    );
  },
  $reduce: (operand) => {
    const {
      input,
      initialValue,
      in: body,
    } = operand as { input: unknown; initialValue: unknown; in: unknown };
    const initial = compileExpression(initialValue);
    const inner = compileExpression(body);
    return overArray('$reduce', input, (items, doc, variables) =>
      items.reduce<unknown>(
        (value, item) => inner(doc, { ...variables, value, this: item }),
        initial(doc, variables),
      ),
    );
  },
};

function compileOperator(operator: string, operand: unknown): Expression {
  const own = special[operator];
  if (own) return own(operand);
  const known = operators[operator];
  if (!known) throw serverError(168, `Unrecognized expression '${operator}'`);
  const [least, most, compute] = known;
  if (isDocument(operand) && most === 'named') {
    const names = Object.keys(operand);
    const parts = names.map((name) => compileExpression(operand[name]));
    return (doc, variables) =>
      compute([Object.fromEntries(names.map((name, i) => [name, parts[i]!(doc, variables)]))]);
  }
  const given = Array.isArray(operand) && most !== 'named' ? operand : [operand];
  if (given.length < least || given.length > (most === 'named' ? 1 : most)) {
    throw serverError(
      16020,
      `Expression ${operator} takes ${least} to ${most} arguments. ${given.length} were passed in.`,
    );
  }
  const parts = given.map(compileExpression);
  return (doc, variables) => compute(parts.map((part) => part(doc, variables)));
}

const list = (operand: unknown): unknown[] => (Array.isArray(operand) ? operand : [operand]);

function exactly(name: string, operand: unknown[], count: number): Expression[] {
  if (operand.length !== count)
    throw serverError(16020, `Expression ${name} takes exactly ${count} arguments.`);
  return operand.map(compileExpression);
}

function named(name: string, operand: unknown, fields: string[]): Expression[] {
  if (
    !isDocument(operand) ||
    Object.keys(operand).length !== fields.length ||
    !fields.every((f) => f in operand)
  ) {
    throw serverError(17080, `${name} needs exactly ${fields.join(', ')}`);
  }
  return fields.map((one) => compileExpression(operand[one]));
}

type OverItems = (items: unknown[], doc: Doc, variables: Doc) => unknown;

function overArray(name: string, input: unknown, compute: OverItems): Expression {
  const source = compileExpression(input);
  return (doc, variables) => {
    const items = source(doc, variables);
    if (items === undefined || items === null) return null;
    if (!Array.isArray(items))
      throw serverError(16883, `input to ${name} must be an array not ${typeof items}`);
    return compute(items, doc, variables);
  };
}

/** Writes a value at a dotted path as $addFields does: through every document of an array on the way. */
export function assign(target: unknown, parts: string[], value: unknown): unknown {
  const [name, ...rest] = parts;
  if (name === undefined) return value;
  if (Array.isArray(target)) return target.map((element) => assign(element, parts, value));
  const base: Doc = isDocument(target) ? { ...target } : {};
  const next = assign(field(base, name), rest, value);
  if (next === undefined) delete base[name];
  else base[name] = next;
  return base;
}

export const hasIndexPart = (path: string): boolean => path.split('.').some(isIndex);
