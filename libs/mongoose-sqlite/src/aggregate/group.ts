import { type Doc, isDocument } from '../bson/codec.ts';
import { serverError } from '../bson/errors.ts';
import { encodeKey } from '../bson/key.ts';
import { compileExpression } from './expression.ts';
import { average, distinctValues, extreme, isNull, operators, sum } from './operators.ts';

/** What an accumulator makes of the values of a group, in the order of its documents (undefined: missing). */
const accumulators: Record<string, (values: unknown[]) => unknown> = {
  $sum: sum,
  $avg: average,
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => distinctValues(values.filter((value) => value !== undefined)),
  $mergeObjects: (values) => operators.$mergeObjects![2](values.filter((value) => !isNull(value))),
  $count: (values) => values.length,
};

/** Groups without a common sort field: numbers of equal value and missing with null stand together. */
export function compileGroup(spec: unknown): (docs: Doc[], variables: Doc) => Doc[] {
  if (!isDocument(spec) || !('_id' in spec))
    throw serverError(15955, 'a group specification must include an _id');
  const { _id, ...fields } = spec;
  const by = compileExpression(_id);
  const outputs = Object.entries(fields).map(([name, value]) => {
    const [operator, ...more] = isDocument(value) ? Object.keys(value) : [];
    if (name.includes('.')) throw serverError(40235, `The field name '${name}' cannot contain '.'`);
    if (!operator || more.length)
      throw serverError(40234, `The field '${name}' must be an accumulator object`);
    const accumulate = accumulators[operator];
    if (!accumulate) throw serverError(15952, `unknown group operator '${operator}'`);
    const operand = (value as Doc)[operator];
    if (Array.isArray(operand) && operator !== '$push' && operator !== '$addToSet') {
      throw serverError(40237, `The ${operator} accumulator is a unary operator`);
    }
    return { name, accumulate, compute: compileExpression(operand) };
  });
  return (docs, variables) => {
    const groups = new Map<string, { id: unknown; docs: Doc[] }>();
    for (const doc of docs) {
      const id = by(doc, { ...variables, CURRENT: doc, ROOT: doc }) ?? null;
      const key = encodeKey(id).toString('latin1');
      const group = groups.get(key);
      if (group) group.docs.push(doc);
      else groups.set(key, { id, docs: [doc] });
    }
    return [...groups.values()].map((group) => {
      const out: Doc = { _id: group.id };
      for (const { name, accumulate, compute } of outputs) {
        out[name] = accumulate(
          group.docs.map((doc) => compute(doc, { ...variables, CURRENT: doc, ROOT: doc })),
        );
      }
      return out;
    });
  };
}
