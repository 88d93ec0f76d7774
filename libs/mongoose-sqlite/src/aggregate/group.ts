import { type Doc, field, isDocument, isNull, known, must, refused } from '../bson/wire.ts';
import { asDouble, compare, isNumber, keyText, plus, times, toNumber } from '../bson/values.ts';
import { distinctValues } from '../query/path.ts';

/** Compiles an expression: a field path, a scalar or a document of these. It returns undefined for a missing value. */
function compileExpression(spec: unknown): (doc: Doc) => unknown {
  if (typeof spec === 'string' && spec.startsWith('$')) {
    if (spec.startsWith('$$')) throw refused(`the variable ${spec}`);
    const path = spec.slice(1).split('.');
    must(!path.includes(''), 15998, 'FieldPath field names may not be empty strings.');
    return (doc) => follow(doc, path);
  }
  if (Array.isArray(spec)) throw refused('an array as an expression');
  if (!isDocument(spec)) return () => spec;
  const fields = Object.entries(spec).map(([name, value]) => {
    if (name.startsWith('$')) throw refused(`the expression ${name}`);
    return [name, compileExpression(value)] as const;
  });
  return (doc) => {
    const values = fields.map(([name, compute]) => [name, compute(doc)]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}

// Unlike in a filter, a number in an expression's path is never an array index.
function follow(value: unknown, [part, ...rest]: string[]): unknown {
  if (part === undefined) return value;
  if (!Array.isArray(value)) return isDocument(value) ? follow(field(value, part), rest) : undefined;
  const found = value.map((one) => (typeof one === 'object' ? follow(one, [part, ...rest]) : undefined));
  return found.filter((one) => one !== undefined);
}

// Ignores values that are not numbers.
const sum = (values: unknown[]): unknown => values.filter(isNumber).reduce<unknown>(plus, 0);

function extreme(values: unknown[], direction: 1 | -1): unknown {
  const better = (best: unknown, one: unknown) =>
    isNull(best) || (!isNull(one) && compare(one, best) * direction > 0) ? one : best;
  return values.reduce<unknown>(better, null) ?? null;
}

/** The result of each accumulator for the values of a group in the order of its documents (undefined: missing). */
const ACCUMULATORS: Record<string, (values: unknown[]) => unknown> = {
  $sum: sum,
  $avg: (values) => {
    const found = values.filter(isNumber);
    return found.length ? asDouble(toNumber(sum(found)) / found.length) : null;
  },
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: distinctValues,
};

/** A group that only counts: its fields, and a function that builds its groups from counts of documents. */
export interface CountingGroup {
  fields: string[];
  groups(counted: { doc: Doc; n: number }[]): Doc[];
}

/** Returns undefined unless each accumulator of the group is the sum of a whole number. */
export function countingGroup(spec: unknown): CountingGroup | undefined {
  const { _id, ...sums } = spec as Doc;
  const each = Object.entries(sums).map(([name, value]) => [name, (value as Doc).$sum] as const);
  if (!each.every(([, one]) => typeof one === 'number' && Object.is(one | 0, one))) return undefined;
  const by = compileExpression(_id);
  const groups = (counted: { doc: Doc; n: number }[]) => {
    const found = new Map<string, { id: unknown; n: number }>();
    for (const { doc, n } of counted) {
      const id = by(doc) ?? null;
      const key = keyText(id);
      const group = found.get(key);
      if (group) group.n += n;
      else found.set(key, { id, n });
    }
    return [...found.values()].map(({ id, n }) => {
      return { _id: id, ...Object.fromEntries(each.map(([name, one]) => [name, times(one, n)])) };
    });
  };
  return { fields: [...new Set(fieldsOf(_id))], groups };
}

const fieldsOf = (spec: unknown): string[] =>
  typeof spec === 'string' && spec.startsWith('$')
    ? [spec.slice(1)]
    : isDocument(spec)
      ? Object.values(spec).flatMap(fieldsOf)
      : [];

/** Compiles $group. Numbers of equal value share a group, and missing values share that of null. */
export function compileGroup(spec: unknown): (docs: Doc[]) => Doc[] {
  must(isDocument(spec) && '_id' in spec, 15955, 'a group specification must include an _id');
  const { _id, ...fields } = spec;
  const by = compileExpression(_id);
  const outputs = Object.entries(fields).map(([name, value]) => {
    must(!name.includes('.'), 40235, `The field name '${name}' cannot contain '.'`);
    const [operator = '', ...more] = isDocument(value) ? Object.keys(value) : [];
    must(operator && !more.length, 40238, `The field '${name}' must specify one accumulator`);
    const accumulate = known('the accumulator', ACCUMULATORS, operator);
    return { name, accumulate, compute: compileExpression((value as Doc)[operator]) };
  });
  return (docs) => {
    const groups = new Map<string, { id: unknown; members: Doc[] }>();
    for (const doc of docs) {
      const id = by(doc) ?? null;
      const group = groups.get(keyText(id));
      if (group) group.members.push(doc);
      else groups.set(keyText(id), { id, members: [doc] });
    }
    return [...groups.values()].map(({ id, members }) => {
      const values = outputs.map(({ name, accumulate, compute }) => [name, accumulate(members.map(compute))]);
      return { _id: id, ...Object.fromEntries(values) };
    });
  };
}
