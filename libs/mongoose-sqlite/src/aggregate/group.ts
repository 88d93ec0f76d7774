import { type Doc, isDocument } from '../bson/codec.ts';
import { must, serverError } from '../bson/errors.ts';
import { keyText } from '../bson/key.ts';
import { distinctValues } from '../query/sort.ts';
import { compileExpression } from './expression.ts';
import { average, extreme, merge, sum } from './operators.ts';

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
  $mergeObjects: merge,
  $count: (values) => values.length,
};

/** Numbers of equal value stand in one group, and missing with null. */
export function compileGroup(spec: unknown): (docs: Doc[], variables: Doc) => Doc[] {
  must(isDocument(spec) && '_id' in spec, 15955, 'a group specification must include an _id');
  const { _id, ...fields } = spec;
  const by = compileExpression(_id);
  const outputs = Object.entries(fields).map(([name, value]) => {
    must(!name.includes('.'), 40235, `The field name '${name}' cannot contain '.'`);
    const [operator = '', ...more] = isDocument(value) ? Object.keys(value) : [];
    must(operator && !more.length, 40234, `The field '${name}' must be an accumulator object`);
    const accumulate = accumulators[operator];
    if (!accumulate) throw serverError(15952, `unknown group operator '${operator}'`);
    return { name, accumulate, compute: compileExpression((value as Doc)[operator]) };
  });
  return (docs, variables) => {
    const groups = new Map<string, { id: unknown; scopes: Doc[] }>();
    for (const doc of docs) {
      const scope = { ...variables, CURRENT: doc, ROOT: doc };
      const id = by(scope) ?? null;
      const group = groups.get(keyText(id));
      if (group) group.scopes.push(scope);
      else groups.set(keyText(id), { id, scopes: [scope] });
    }
    return [...groups.values()].map(({ id, scopes }) => {
      const values = outputs.map(({ name, accumulate, compute }) => [name, accumulate(scopes.map(compute))]);
      return { _id: id, ...Object.fromEntries(values) };
    });
  };
}
