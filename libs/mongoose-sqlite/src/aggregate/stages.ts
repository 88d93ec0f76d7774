import { type Doc, isDocument, isNull } from '../bson/codec.ts';
import { compare } from '../bson/compare.ts';
import { must, refused, serverError } from '../bson/errors.ts';
import { wholeNumber } from '../bson/numbers.ts';
import { compileFilter, isOperators } from '../query/match.ts';
import { compileProjection } from '../query/project.ts';
import { sortDocuments, sortKeys } from '../query/sort.ts';
import { assign, compileExpression, type Expression } from './expression.ts';
import { compileGroup } from './group.ts';
import { compileLookup } from './lookup.ts';

/** How a pipeline reads other collections. */
export interface Source {
  find(collection: string, filter: Doc): Doc[];
}
export type Stage = (docs: Doc[], source: Source, variables: Doc) => Doc[];

const KNOWN =
  /^\$(out|merge|geoNear|graphLookup|bucket|bucketAuto|redact|sample|unionWith|densify|fill|setWindow|search|change|.*Stats)/;

/** A pipeline as one function over documents, which it never changes in place. */
export function compilePipeline(pipeline: unknown): Stage {
  must(Array.isArray(pipeline), 14, "'pipeline' must be an array");
  const run = pipeline.map((stage) => {
    const [name = '', ...more] = isDocument(stage) ? Object.keys(stage) : [];
    must(
      name && !more.length,
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
    const compile = stages[name];
    if (!compile)
      throw KNOWN.test(name)
        ? refused(`the stage ${name}`)
        : serverError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile((stage as Doc)[name]);
  });
  return (docs, source, variables) => run.reduce((input, stage) => stage(input, source, variables), docs);
}

/** A stage that turns each document into one. */
const each =
  (change: (doc: Doc, scope: Doc) => Doc): Stage =>
  (docs, _source, variables) =>
    docs.map((doc) => change(doc, { ...variables, CURRENT: doc, ROOT: doc }));

function count(operand: unknown, name: string, least: number): number {
  const n = wholeNumber(operand);
  must(n !== undefined && n >= least, 15957, `${name} takes a number of at least ${least}`);
  return n;
}

function addFields(spec: unknown): Stage {
  must(isDocument(spec), 40272, '$addFields specification stage must be an object');
  const fields: { path: string[]; compute: Expression }[] = [];
  const collect = (value: unknown, path: string[]) => {
    const nested = isDocument(value) && !isOperators(value) && Object.keys(value).length;
    if (nested)
      for (const [name, inner] of Object.entries(value)) collect(inner, [...path, ...name.split('.')]);
    else fields.push({ path, compute: compileExpression(value) });
  };
  collect(spec, []);
  return each((doc, scope) =>
    fields.reduce((out, { path, compute }) => assign(out, path, compute(scope)) as Doc, doc),
  );
}

function replaceRoot(spec: unknown): Stage {
  const compute = compileExpression(spec);
  return each((_doc, scope) => {
    const root = compute(scope);
    must(isDocument(root), 40228, "'newRoot' expression must evaluate to an object");
    return root;
  });
}

function unwind(spec: unknown): Stage {
  const {
    path,
    includeArrayIndex: index,
    preserveNullAndEmptyArrays: keep,
    ...rest
  } = isDocument(spec) ? spec : ({ path: spec } as Doc);
  must(typeof path === 'string' && path.startsWith('$'), 28818, 'the path of $unwind starts with $');
  must(!Object.keys(rest).length, 28811, `unrecognized option to $unwind stage: ${Object.keys(rest)[0]}`);
  const parts = path.slice(1).split('.');
  const place = (doc: Doc, i: number | null) =>
    index ? (assign(doc, String(index).split('.'), i) as Doc) : doc;
  const valueOf = (doc: Doc) =>
    parts.reduce<unknown>((at, name) => (isDocument(at) ? at[name] : undefined), doc);
  return (docs) =>
    docs.flatMap((doc) => {
      const value = valueOf(doc);
      if (!Array.isArray(value)) return isNull(value) && !keep ? [] : [place(doc, null)];
      if (!value.length) return keep ? [place(assign(doc, parts, undefined) as Doc, null)] : [];
      return value.map((one, i) => place(assign(doc, parts, one) as Doc, i));
    });
}

function facet(spec: unknown): Stage {
  must(
    isDocument(spec) && Object.keys(spec).length,
    40169,
    'the $facet specification must be a non-empty object',
  );
  const branches = Object.entries(spec).map(([name, pipeline]) => [name, compilePipeline(pipeline)] as const);
  return (docs, source, variables) => [
    Object.fromEntries(branches.map(([name, run]) => [name, run(docs, source, variables)])),
  ];
}

function project(spec: unknown): Stage {
  must(isDocument(spec) && Object.keys(spec).length, 51272, '$project takes at least one field');
  const apply = compileProjection(spec, false);
  return (docs, _source, variables) => docs.map((doc) => apply(doc, { variables }));
}

const stages: Record<string, (spec: unknown) => Stage> = {
  $match: (spec) => {
    const matches = compileFilter(spec);
    return (docs, _source, variables) => docs.filter((doc) => matches(doc, { variables }));
  },
  $sort: (spec) => {
    const keys = sortKeys(spec);
    must(keys.length, 15976, '$sort stage must have at least one sort key');
    return (docs) => sortDocuments(docs, keys, (doc) => doc);
  },
  $skip: (spec) => {
    const n = count(spec, '$skip', 0);
    return (docs) => docs.slice(n);
  },
  $limit: (spec) => {
    const n = count(spec, '$limit', 1);
    return (docs) => docs.slice(0, n);
  },
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: (spec) => project(Object.fromEntries([spec].flat().map((path) => [path, 0]))),
  $unwind: unwind,
  $group: (spec) => {
    const group = compileGroup(spec);
    return (docs, _source, variables) => group(docs, variables);
  },
  $sortByCount: (spec) => {
    const group = compileGroup({ _id: spec, count: { $sum: 1 } });
    return (docs, _source, variables) => group(docs, variables).sort((a, b) => compare(b.count, a.count));
  },
  $count: (spec) => {
    must(
      typeof spec === 'string' && /^[^.$]+$/.test(spec),
      40156,
      'the count field must be a non-empty string',
    );
    return (docs) => (docs.length ? [{ [spec]: docs.length }] : []);
  },
  $facet: facet,
  $lookup: compileLookup,
  $replaceRoot: (spec) => replaceRoot((spec as Doc).newRoot),
  $replaceWith: replaceRoot,
};
