import { type Doc, isDocument, isNull } from '../bson/codec.ts';
import { must, onlyKnown, refused } from '../bson/errors.ts';
import { asDouble, compare, isNumber, keyText, plus, toNumber, wholeNumber } from '../bson/values.ts';
import { compileFilter, isOperators, isRegex } from '../query/match.ts';
import { distinctValues, sortDocuments, sortKeys, valuesAt } from '../query/path.ts';
import { compileProjection } from '../query/project.ts';
import { assign, compileExpression } from './expression.ts';

/** Reads another collection. */
export type Find = (collection: string, filter: Doc) => Doc[];
type Stage = (docs: Doc[], find: Find) => Doc[];

/** A pipeline as one function over documents, which it never changes in place. */
export function compilePipeline(pipeline: unknown): Stage {
  must(Array.isArray(pipeline), 14, "'pipeline' must be an array");
  const run = pipeline.map((stage) => {
    const [name = '', ...more] = isDocument(stage) ? Object.keys(stage) : [];
    must(name && !more.length, 40323, 'A pipeline stage must contain exactly one field.');
    const compile = stages[name];
    if (!compile) throw refused(`the stage ${name}`);
    return compile((stage as Doc)[name]);
  });
  return (docs, find) => run.reduce((input, stage) => stage(input, find), docs);
}

const numbered =
  (name: string, least: number, stage: (docs: Doc[], n: number) => Doc[]) =>
  (operand: unknown): Stage => {
    const n = wholeNumber(operand);
    must(n !== undefined && n >= least, 15957, `${name} takes a number of at least ${least}`);
    return (docs) => stage(docs, n);
  };

function addFields(spec: unknown): Stage {
  must(isDocument(spec), 40272, '$addFields specification stage must be an object');
  const fields = Object.entries(spec).map(([name, value]) => {
    if (isDocument(value) && !isOperators(value)) throw refused(`a document in $addFields ("${name}")`);
    return { path: name.split('.'), compute: compileExpression(value) };
  });
  return (docs) =>
    docs.map((doc) => fields.reduce((out, { path, compute }) => assign(out, path, compute(doc)) as Doc, doc));
}

function unwind(spec: unknown): Stage {
  const {
    path,
    preserveNullAndEmptyArrays: keep,
    ...rest
  } = (isDocument(spec) ? spec : { path: spec }) as Doc;
  must(typeof path === 'string' && path.startsWith('$'), 28818, 'the path of $unwind starts with $');
  onlyKnown('$unwind', rest);
  const parts = path.slice(1).split('.');
  const valueOf = (doc: Doc) =>
    parts.reduce<unknown>((at, name) => (isDocument(at) ? at[name] : undefined), doc);
  const each = (doc: Doc) => {
    const value = valueOf(doc);
    if (!Array.isArray(value)) return isNull(value) && !keep ? [] : [doc];
    const elements = value.length || !keep ? value : [undefined];
    return elements.map((one) => assign(doc, parts, one) as Doc);
  };
  return (docs) => docs.flatMap(each);
}

function facet(spec: unknown): Stage {
  must(isDocument(spec) && Object.keys(spec).length, 40169, '$facet takes a non-empty object');
  const branches = Object.entries(spec).map(([name, pipeline]) => [name, compilePipeline(pipeline)] as const);
  return (docs, find) => [Object.fromEntries(branches.map(([name, run]) => [name, run(docs, find)]))];
}

/** By equal fields only. */
function lookup(spec: unknown): Stage {
  must(isDocument(spec), 9, 'the $lookup specification must be an object');
  const known = ['from', 'localField', 'foreignField', 'as'];
  onlyKnown('$lookup', spec, known);
  must(!known.some((name) => typeof spec[name] !== 'string'), 9, `$lookup takes ${known.join(', ')}`);
  const [from, local, foreign, as] = known.map((name) => String(spec[name])) as [
    string,
    string,
    string,
    string,
  ];
  const each = (doc: Doc, find: Find) => {
    const values = valuesAt(doc, local).map((value) => value ?? null);
    if (values.some(isRegex)) throw refused('$lookup by a regular expression');
    return assign(doc, as.split('.'), find(from, { [foreign]: { $in: values } })) as Doc;
  };
  return (docs, find) => docs.map((doc) => each(doc, find));
}

function project(spec: unknown): Stage {
  must(isDocument(spec) && Object.keys(spec).length, 51272, '$project takes at least one field');
  const apply = compileProjection(spec, false);
  return (docs) => docs.map((doc) => apply(doc, {}));
}

const stages: Record<string, (spec: unknown) => Stage> = {
  $match: (spec) => {
    const matches = compileFilter(spec);
    return (docs) => docs.filter((doc) => matches(doc, {}));
  },
  $sort: (spec) => {
    const keys = sortKeys(spec);
    must(keys.length, 15976, '$sort stage must have at least one sort key');
    return (docs) => sortDocuments(docs, keys, (doc) => doc);
  },
  $skip: numbered('$skip', 0, (docs, n) => docs.slice(n)),
  $limit: numbered('$limit', 1, (docs, n) => docs.slice(0, n)),
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: (spec) => project(Object.fromEntries([spec].flat().map((path) => [path, 0]))),
  $unwind: unwind,
  $group: compileGroup,
  $sortByCount: (spec) => {
    const group = compileGroup({ _id: spec, count: { $sum: 1 } });
    return (docs) => group(docs).sort((a, b) => compare(b.count, a.count));
  },
  $count: (spec) => {
    must(typeof spec === 'string' && /^[^.$]+$/.test(spec), 40156, '$count takes the name of a field');
    return (docs) => (docs.length ? [{ [spec]: docs.length }] : []);
  },
  $facet: facet,
  $lookup: lookup,
};

// Numbers among the values count, everything else does not.
const sum = (values: unknown[]): unknown => values.filter(isNumber).reduce<unknown>(plus, 0);

function average(values: unknown[]): unknown {
  const found = values.filter(isNumber);
  return found.length ? asDouble(toNumber(sum(found)) / found.length) : null;
}

function extreme(values: unknown[], direction: 1 | -1): unknown {
  const better = (best: unknown, one: unknown) =>
    isNull(best) || (!isNull(one) && compare(one, best) * direction > 0) ? one : best;
  return values.reduce<unknown>(better, null) ?? null;
}

/** What an accumulator makes of the values of a group, in the order of its documents (undefined: missing). */
const accumulators: Record<string, (values: unknown[]) => unknown> = {
  $sum: sum,
  $avg: average,
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: distinctValues,
  $count: (values) => values.length,
};

/** Numbers of equal value stand in one group, and missing with null. */
function compileGroup(spec: unknown): (docs: Doc[]) => Doc[] {
  must(isDocument(spec) && '_id' in spec, 15955, 'a group specification must include an _id');
  const { _id, ...fields } = spec;
  const by = compileExpression(_id);
  const outputs = Object.entries(fields).map(([name, value]) => {
    must(!name.includes('.'), 40235, `The field name '${name}' cannot contain '.'`);
    const [operator = '', ...more] = isDocument(value) ? Object.keys(value) : [];
    const accumulate = accumulators[operator];
    if (!accumulate || more.length) throw refused(`the accumulator "${operator}" of "${name}"`);
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
