import { type Doc, field, isDocument, isRegex, known, must, onlyKnown, refused } from '../bson/wire.ts';
import { wholeNumber } from '../bson/values.ts';
import { compileFilter } from '../query/match.ts';
import { sortDocuments, sortKeys, valuesAt } from '../query/path.ts';
import { compileProjection } from '../query/project.ts';
import { compileGroup } from './group.ts';

/** Reads another collection. */
export type Find = (collection: string, filter: Doc) => Doc[];
/** A function on documents, which it never changes in place. */
export type Stage = (docs: Doc[], find: Find) => Doc[];

export function compilePipeline(pipeline: unknown): Stage[] {
  must(Array.isArray(pipeline), 14, "'pipeline' must be an array");
  return pipeline.map((stage) => {
    const [name = '', ...more] = isDocument(stage) ? Object.keys(stage) : [];
    must(name && !more.length, 40323, 'A pipeline stage must contain exactly one field.');
    return known('the stage', STAGES, name)((stage as Doc)[name]);
  });
}

function numbered(name: string, least: number, stage: (docs: Doc[], n: number) => Doc[]) {
  return (operand: unknown): Stage => {
    const n = wholeNumber(operand);
    must(n !== undefined && n >= least, 15957, `${name} takes a number of at least ${least}`);
    return (docs) => stage(docs, n);
  };
}

function unwind(spec: unknown): Stage {
  const { path, ...rest } = (isDocument(spec) ? spec : { path: spec }) as Doc;
  const fine = typeof path === 'string' && /^\$[^$.][^.]*(\.[^$.][^.]*)*$/.test(path);
  must(fine, 28818, 'the path of $unwind is that of a field, after a $');
  onlyKnown('$unwind', rest);
  const each = (doc: Doc, [name = '', ...inner]: string[]): Doc[] => {
    const value = field(doc, name);
    const values = inner.length ? (isDocument(value) ? each(value, inner) : []) : [value ?? []].flat();
    return values.map((one) => ({ ...doc, [name]: one }));
  };
  return (docs) => docs.flatMap((doc) => each(doc, path.slice(1).split('.')));
}

/** $lookup by equal fields only. */
function lookup(spec: unknown): Stage {
  must(isDocument(spec), 9, 'the $lookup specification must be an object');
  const { from, localField, foreignField, as, ...rest } = spec;
  onlyKnown('$lookup', rest);
  const isName = (name: unknown) => typeof name === 'string' && /^[^$]/.test(name);
  const fine = [from, localField, foreignField, as].every(isName);
  must(fine, 9, '$lookup takes the names from, localField, foreignField and as');
  if (String(as).includes('.')) throw refused(`$lookup into the path "${String(as)}"`);
  const each = (doc: Doc, find: Find) => {
    const values = valuesAt(doc, String(localField)).map((value) => value ?? null);
    if (values.some(isRegex)) throw refused('$lookup by a regular expression');
    return { ...doc, [String(as)]: find(String(from), { [String(foreignField)]: { $in: values } }) };
  };
  return (docs, find) => docs.map((doc) => each(doc, find));
}

const STAGES: Record<string, (spec: unknown) => Stage> = {
  $match: (spec) => {
    const matches = compileFilter(spec);
    return (docs) => docs.filter((doc) => matches(doc));
  },
  $sort: (spec) => {
    const keys = sortKeys(spec);
    must(keys.length, 15976, '$sort stage must have at least one sort key');
    return (docs) => sortDocuments(docs, keys, (doc) => doc);
  },
  $skip: numbered('$skip', 0, (docs, n) => docs.slice(n)),
  $limit: numbered('$limit', 1, (docs, n) => docs.slice(0, n)),
  $project: (spec) => {
    must(isDocument(spec) && Object.keys(spec).length, 51272, '$project takes at least one field');
    const project = compileProjection(spec);
    return (docs) => docs.map(project);
  },
  $unwind: unwind,
  $group: compileGroup,
  $lookup: lookup,
};
