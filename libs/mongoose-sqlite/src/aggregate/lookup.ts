import { type Doc, isDocument } from '../bson/codec.ts';
import { must, refused } from '../bson/errors.ts';
import { keyText } from '../bson/key.ts';
import { isRegex } from '../query/match.ts';
import { valuesAt } from '../query/path.ts';
import { assign, compileExpression } from './expression.ts';
import { compilePipeline, type Stage } from './stages.ts';

/** $lookup by equal fields, by a pipeline with `let`, or both. */
export function compileLookup(spec: unknown): Stage {
  must(isDocument(spec), 9, 'the $lookup specification must be an object');
  const { from, as, localField, foreignField, let: bindings = {}, pipeline, ...rest } = spec;
  must(!Object.keys(rest).length, 9, `unknown argument to $lookup: ${Object.keys(rest)[0]}`);
  must(typeof from === 'string' && typeof as === 'string', 9, "$lookup needs 'from' and 'as'");
  const both = typeof localField === 'string' && typeof foreignField === 'string';
  must(
    both || (!localField && !foreignField && pipeline),
    9,
    '$lookup requires both or neither of localField and foreignField',
  );
  const run = pipeline === undefined ? undefined : compilePipeline(pipeline);
  const bound = Object.entries(bindings as Doc).map(
    ([name, value]) => [name, compileExpression(value)] as const,
  );
  return (docs, source, variables) => {
    const find = (filter: Doc) => source.find(from, filter);
    const all = both ? [] : find({});
    const joined = both ? join(docs, localField, foreignField, find) : docs.map(() => all);
    return docs.map((doc, i) => {
      const scope = { ...variables, CURRENT: doc, ROOT: doc };
      const own = Object.fromEntries(bound.map(([name, compute]) => [name, compute(scope)]));
      const found = run ? run(joined[i]!, source, { ...variables, ...own }) : joined[i];
      return assign(doc, as.split('.'), found) as Doc;
    });
  };
}

// One query for the values of all documents, then a hash join in the foreign collection's order.
function join(docs: Doc[], localField: string, foreignField: string, find: (filter: Doc) => Doc[]): Doc[][] {
  const local = docs.map((doc) => valuesAt(doc, localField).map((value) => value ?? null));
  const wanted = new Map(local.flat().map((value) => [keyText(value), value]));
  if ([...wanted.values()].some(isRegex)) throw refused('$lookup by a regular expression');
  const foreign = find({ [foreignField]: { $in: [...wanted.values()] } });
  const byKey = new Map<string, Set<number>>();
  for (const [at, doc] of foreign.entries()) {
    for (const value of valuesAt(doc, foreignField)) {
      const key = keyText(value ?? null);
      byKey.set(key, (byKey.get(key) ?? new Set()).add(at));
    }
  }
  return local.map((values) => {
    const found = new Set(values.flatMap((value) => [...(byKey.get(keyText(value)) ?? [])]));
    return [...found].sort((a, b) => a - b).map((at) => foreign[at]!);
  });
}
