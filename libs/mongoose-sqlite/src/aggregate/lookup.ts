import { type Doc, isDocument } from '../bson/codec.ts';
import { serverError } from '../bson/errors.ts';
import { encodeKey } from '../bson/key.ts';
import { reach } from '../query/path.ts';
import { assign, compileExpression } from './expression.ts';
import { compilePipeline, type Stage } from './stages.ts';

const OPTIONS = ['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'];

/** $lookup by equal fields, by a pipeline with `let`, or both. */
export function compileLookup(spec: unknown): Stage {
  if (!isDocument(spec)) throw serverError(9, 'the $lookup specification must be an object');
  for (const name of Object.keys(spec))
    if (!OPTIONS.includes(name)) throw serverError(9, `unknown argument to $lookup: ${name}`);
  const { from, as, localField, foreignField, let: bindings = {}, pipeline } = spec as Record<string, string>;
  if (typeof from !== 'string' || typeof as !== 'string')
    throw serverError(9, "$lookup needs 'from' and 'as'");
  if ((localField === undefined) !== (foreignField === undefined) || (!localField && !pipeline)) {
    throw serverError(9, '$lookup requires both or neither of localField and foreignField');
  }
  const run = pipeline === undefined ? undefined : compilePipeline(pipeline);
  const bound = Object.entries(bindings as unknown as Doc).map(
    ([name, value]) => [name, compileExpression(value)] as const,
  );
  return (docs, source, variables) => {
    const joined = localField
      ? joinByField(docs, localField, foreignField!, (filter) => source.find(from, filter))
      : undefined;
    const all = joined ? [] : source.find(from, {});
    return docs.map((doc) => {
      const scope = { ...variables, CURRENT: doc, ROOT: doc };
      const own = Object.fromEntries(bound.map(([name, compute]) => [name, compute(doc, scope)]));
      const found = joined ? joined.get(doc)! : all;
      return assign(doc, as.split('.'), run ? run(found, source, { ...variables, ...own }) : found) as Doc;
    });
  };
}

// One query for the values of all documents, then a hash join in the foreign collection's order.
function joinByField(
  docs: Doc[],
  localField: string,
  foreignField: string,
  find: (filter: Doc) => Doc[],
): Map<Doc, Doc[]> {
  const wanted = new Map<string, unknown>();
  const valuesOf = docs.map((doc) => {
    const keys = new Set<string>();
    for (const value of valuesAt(doc, localField)) {
      const key = encodeKey(value).toString('latin1');
      wanted.set(key, value);
      keys.add(key);
    }
    return keys;
  });
  const foreign = new Map<string, { doc: Doc; order: number }[]>();
  find({ [foreignField]: { $in: [...wanted.values()] } }).forEach((doc, order) => {
    const keys = new Set(valuesAt(doc, foreignField).map((value) => encodeKey(value).toString('latin1')));
    for (const key of keys) {
      if (!foreign.has(key)) foreign.set(key, []);
      foreign.get(key)!.push({ doc, order });
    }
  });
  return new Map(
    docs.map((doc, i) => {
      const rows = new Map(
        [...valuesOf[i]!].flatMap((key) => foreign.get(key) ?? []).map((row) => [row.order, row.doc]),
      );
      return [doc, [...rows].sort(([a], [b]) => a - b).map(([, found]) => found)];
    }),
  );
}

function valuesAt(doc: Doc, path: string): unknown[] {
  const values: unknown[] = [];
  reach(doc, path.split('.'), true, (value) => {
    if (!Array.isArray(value)) values.push(value ?? null);
    return false;
  });
  return values;
}
