import { type Doc, field, isDocument, isNull } from '../bson/codec.ts';
import { must, refused } from '../bson/errors.ts';

/** An expression over a document; undefined is a missing value. */
export type Expression = (doc: Doc) => unknown;

/** Field paths, literals, documents of them, $literal, $ifNull and $size. Refuses all else by name. */
export function compileExpression(spec: unknown): Expression {
  if (typeof spec === 'string' && spec.startsWith('$')) return compilePath(spec);
  if (Array.isArray(spec)) throw refused('an array as an expression');
  if (!isDocument(spec)) return () => spec;
  const [first, ...rest] = Object.keys(spec);
  if (first?.startsWith('$') && !rest.length) return compileOperator(first, spec[first]);
  const fields = Object.entries(spec).map(([name, value]) => {
    if (name.startsWith('$')) throw refused(`${name} beside other fields`);
    return [name, compileExpression(value)] as const;
  });
  return (doc) => {
    const values = fields.map(([name, compute]) => [name, compute(doc)]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}

function compileOperator(name: string, operand: unknown): Expression {
  if (name === '$literal') return () => operand;
  if (name !== '$ifNull' && name !== '$size') throw refused(`the expression ${name}`);
  const [first, second, ...more] = [operand].flat().map(compileExpression);
  const fine = first && !second === (name === '$size') && !more.length;
  if (!fine) throw refused(`${name} with more or fewer arguments`);
  if (second) return (doc) => [first(doc)].find((value) => !isNull(value)) ?? second(doc);
  return (doc) => {
    const list = first(doc);
    must(Array.isArray(list), 17124, 'The argument to $size must be an array');
    return list.length;
  };
}

function compilePath(spec: string): Expression {
  if (spec.startsWith('$$') && !/^\$\$ROOT(\.|$)/.test(spec)) throw refused(`the variable ${spec}`);
  const path = spec.startsWith('$$') ? spec.split('.').slice(1) : spec.slice(1).split('.');
  must(!path.includes(''), 15998, 'FieldPath field names may not be empty strings.');
  return (doc) => follow(doc, path);
}

// Unlike a filter's path, an expression's never takes a number for an array's index.
function follow(value: unknown, [part, ...rest]: string[]): unknown {
  if (part === undefined) return value;
  if (!Array.isArray(value)) return isDocument(value) ? follow(field(value, part), rest) : undefined;
  const found = value.map((one) => (typeof one === 'object' ? follow(one, [part, ...rest]) : undefined));
  return found.filter((one) => one !== undefined);
}

/** Writes a value at a dotted path as $addFields does: through every document of an array on the way. */
export function assign(target: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(target)) return target.map((element) => assign(element, [name, ...rest], value));
  const base = isDocument(target) ? target : {};
  const next = assign(field(base, name), rest, value);
  if (next !== undefined) return { ...base, [name]: next };
  const { [name]: _gone, ...others } = base;
  return others;
}
