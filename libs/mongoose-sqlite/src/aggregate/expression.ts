import { type Doc, field, isDocument, isNull } from '../bson/codec.ts';
import { must, serverError } from '../bson/errors.ts';
import { isTrue } from '../query/match.ts';
import { operators } from './operators.ts';

/** An expression over variables, named without $$ (CURRENT is the document); undefined is a missing value. */
export type Expression = (variables: Doc) => unknown;

export function compileExpression(spec: unknown): Expression {
  if (typeof spec === 'string' && spec.startsWith('$')) return compilePath(spec);
  if (Array.isArray(spec)) {
    const parts = spec.map(compileExpression);
    return (variables) => parts.map((part) => part(variables) ?? null);
  }
  if (!isDocument(spec)) return () => spec;
  const [first, ...rest] = Object.keys(spec);
  if (first?.startsWith('$')) {
    must(!rest.length, 15983, 'An object representing an expression must have exactly one field');
    return (special[first] ?? compileOperator(first))(spec[first]);
  }
  const fields = Object.entries(spec).map(([name, value]) => [name, compileExpression(value)] as const);
  return (variables) => {
    const values = fields.map(([name, compute]) => [name, compute(variables)]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}

function compilePath(spec: string): Expression {
  const [name = '', ...rest] = (spec.startsWith('$$') ? spec.slice(2) : `CURRENT.${spec.slice(1)}`).split(
    '.',
  );
  must(name && !rest.includes(''), 15998, 'FieldPath field names may not be empty strings.');
  if (name === 'NOW') return () => new Date();
  return (variables) => {
    if (!Object.hasOwn(variables, name) && name !== 'REMOVE')
      throw serverError(17276, `Use of undefined variable: ${name}`);
    return follow(variables[name], rest);
  };
}

// Unlike a filter's path, an expression's never takes a number for an array's index.
function follow(value: unknown, [part, ...rest]: string[]): unknown {
  if (part === undefined) return value;
  if (!Array.isArray(value)) return isDocument(value) ? follow(field(value, part), rest) : undefined;
  const found = value.map((one) => (typeof one === 'object' ? follow(one, [part, ...rest]) : undefined));
  return found.filter((one) => one !== undefined);
}

type Given = Record<string, unknown> & { input: unknown; in: unknown; as?: string };

/** Operators that compile their arguments by themselves: they bind names, or do not evaluate all of them. */
const special: Record<string, (operand: unknown) => Expression> = {
  $literal: (operand) => () => operand,
  $and: (operand) => {
    const parts = [operand].flat().map(compileExpression);
    return (variables) => parts.every((part) => isTrue(part(variables)));
  },
  $or: (operand) => {
    const parts = [operand].flat().map(compileExpression);
    return (variables) => parts.some((part) => isTrue(part(variables)));
  },
  $cond: (operand) => {
    const given = isDocument(operand)
      ? named('$cond', operand, ['if', 'then', 'else'])
      : (operand as unknown[]);
    must(Array.isArray(given) && given.length === 3, 16020, 'Expression $cond takes exactly 3 arguments.');
    const [test, yes, no] = given.map(compileExpression);
    return (variables) => (isTrue(test!(variables)) ? yes : no)!(variables);
  },
  $map: (operand) => {
    const { as = 'this', in: body, input } = operand as Given;
    const inner = compileExpression(body);
    return over('$map', input, (items, variables) =>
      items.map((item) => inner({ ...variables, [as]: item }) ?? null),
    );
  },
  $filter: (operand) => {
    const { as = 'this', input, ...rest } = operand as Given;
    const test = compileExpression(named('$filter', rest, ['cond'])[0]);
    return over('$filter', input, (items, variables) =>
      items.filter((item) => isTrue(test({ ...variables, [as]: item }))),
    );
  },
  $reduce: (operand) => {
    const [input, start, body] = named('$reduce', operand, ['input', 'initialValue', 'in']);
    const [initial, inner] = [compileExpression(start), compileExpression(body)];
    return over('$reduce', input, (items, variables) =>
      items.reduce<unknown>((value, item) => inner({ ...variables, value, this: item }), initial(variables)),
    );
  },
};

function named(name: string, operand: unknown, fields: string[]): unknown[] {
  const fine =
    isDocument(operand) &&
    Object.keys(operand).length === fields.length &&
    fields.every((one) => one in operand);
  if (!fine) throw serverError(17080, `${name} takes exactly ${fields.join(', ')}`);
  return fields.map((one) => operand[one]);
}

function over(
  name: string,
  input: unknown,
  compute: (items: unknown[], variables: Doc) => unknown,
): Expression {
  const source = compileExpression(input);
  return (variables) => {
    const items = source(variables);
    if (isNull(items)) return null;
    must(Array.isArray(items), 16883, `input to ${name} must be an array`);
    return compute(items, variables);
  };
}

const compileOperator =
  (name: string) =>
  (operand: unknown): Expression => {
    const known = operators[name];
    if (!known)
      throw serverError(168, `Unrecognized expression '${name}' (not known to the embedded SQLite engine)`);
    const [least, most, compute] = known;
    const given = Array.isArray(operand) ? operand : [operand];
    must(
      given.length >= least && given.length <= most,
      16020,
      `Expression ${name} takes ${least} to ${most} arguments`,
    );
    const parts = given.map(compileExpression);
    return (variables) => compute(...parts.map((part) => part(variables)));
  };

/** Writes a value at a dotted path as $addFields does: through every document of an array on the way. */
export function assign(target: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(target)) return target.map((element) => assign(element, [name, ...rest], value));
  const base: Doc = isDocument(target) ? { ...target } : {};
  const next = assign(field(base, name), rest, value);
  if (next === undefined) delete base[name];
  else base[name] = next;
  return base;
}
