import { type Doc, isDocument } from '../bson/codec.ts';
import { compare } from '../bson/compare.ts';
import { refused, serverError } from '../bson/errors.ts';
import { wholeNumber } from '../bson/numbers.ts';
import { compileFilter } from '../query/match.ts';
import { compileProjection, plainPath } from '../query/project.ts';
import { sortDocuments, sortKeys } from '../query/sort.ts';
import { assign, compileExpression } from './expression.ts';
import { compileGroup } from './group.ts';
import { compileLookup } from './lookup.ts';

/** How a pipeline reads other collections. */
export interface Source {
  find(collection: string, filter: Doc): Doc[];
}
export type Stage = (docs: Doc[], source: Source, variables: Doc) => Doc[];

const scopeOf = (variables: Doc, doc: Doc): Doc => ({ ...variables, CURRENT: doc, ROOT: doc });

/** A pipeline as one function over documents, which it never changes in place. */
export function compilePipeline(pipeline: unknown): Stage {
  if (!Array.isArray(pipeline)) throw serverError(14, "'pipeline' must be an array");
  const run = pipeline.map((stage) => {
    const [name, ...more] = isDocument(stage) ? Object.keys(stage) : [];
    if (!name || more.length)
      throw serverError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const compile = stages[name];
    if (!compile)
      throw KNOWN.has(name)
        ? refused(`the stage ${name}`)
        : serverError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile((stage as Doc)[name]);
  });
  return (docs, source, variables) => run.reduce((input, stage) => stage(input, source, variables), docs);
}

const KNOWN = new Set(
  '$out $merge $geoNear $graphLookup $bucket $bucketAuto $redact $sample $unionWith $densify $fill $setWindowFields $changeStream $search $collStats $indexStats'.split(
    ' ',
  ),
);

function count(operand: unknown, name: string, least: number): number {
  const n = wholeNumber(operand);
  if (n === undefined || n < least)
    throw serverError(15957, `the ${name} must be a ${least ? 'positive' : 'non-negative'} number`);
  return n;
}

function addFields(spec: unknown): Stage {
  if (!isDocument(spec)) throw serverError(40272, '$addFields specification stage must be an object');
  const fields: { parts: string[]; compute: ReturnType<typeof compileExpression> }[] = [];
  const collect = (value: unknown, parts: string[]) => {
    const nested =
      isDocument(value) &&
      parts.length &&
      Object.keys(value).length &&
      !Object.keys(value)[0]!.startsWith('$');
    if (nested)
      for (const [name, inner] of Object.entries(value)) collect(inner, [...parts, ...name.split('.')]);
    else fields.push({ parts, compute: compileExpression(value) });
  };
  for (const [path, value] of Object.entries(spec)) collect(value, path.split('.'));
  return (docs, _source, variables) =>
    docs.map((doc) =>
      fields.reduce(
        (out, { parts, compute }) => assign(out, parts, compute(doc, scopeOf(variables, doc))) as Doc,
        doc,
      ),
    );
}

function replaceRoot(spec: unknown): Stage {
  const compute = compileExpression(spec);
  return (docs, _source, variables) =>
    docs.map((doc) => {
      const root = compute(doc, scopeOf(variables, doc));
      if (!isDocument(root)) throw serverError(40228, "'newRoot' expression must evaluate to an object");
      return root;
    });
}

function unwind(spec: unknown): Stage {
  const { path, includeArrayIndex, preserveNullAndEmptyArrays, ...rest } = (
    isDocument(spec) ? spec : { path: spec }
  ) as Doc;
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw serverError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  for (const name of Object.keys(rest))
    throw serverError(28811, `unrecognized option to $unwind stage: ${name}`);
  const parts = path.slice(1).split('.');
  const index = includeArrayIndex as string | undefined;
  const withIndex = (doc: Doc, i: number | null) => (index ? (assign(doc, index.split('.'), i) as Doc) : doc);
  return (docs) =>
    docs.flatMap((doc) => {
      const value = plainPath(doc, path.slice(1));
      if (Array.isArray(value) && value.length)
        return value.map((one, i) => withIndex(assign(doc, parts, one) as Doc, i));
      const empty = value === undefined || value === null || Array.isArray(value);
      if (empty && !preserveNullAndEmptyArrays) return [];
      return [withIndex(Array.isArray(value) ? (assign(doc, parts, undefined) as Doc) : doc, null)];
    });
}

function facet(spec: unknown): Stage {
  if (!isDocument(spec) || !Object.keys(spec).length)
    throw serverError(40169, 'the $facet specification must be a non-empty object');
  const branches = Object.entries(spec).map(([name, pipeline]) => [name, compilePipeline(pipeline)] as const);
  return (docs, source, variables) => [
    Object.fromEntries(branches.map(([name, run]) => [name, run(docs, source, variables)])),
  ];
}

function project(spec: unknown): Stage {
  if (!isDocument(spec) || !Object.keys(spec).length)
    throw serverError(51272, 'Invalid $project :: projection specification must have at least one field');
  const apply = compileProjection(spec, false);
  return (docs, _source, variables) => docs.map((doc) => apply(doc, { variables }));
}

function countInto(spec: unknown): Stage {
  if (typeof spec !== 'string' || !spec || /[.$]/.test(spec))
    throw serverError(40156, 'the count field must be a non-empty string');
  return (docs) => (docs.length ? [{ [spec]: docs.length }] : []);
}

const stages: Record<string, (spec: unknown) => Stage> = {
  $match: (spec) => {
    const matches = compileFilter(spec);
    return (docs, _source, variables) => docs.filter((doc) => matches(doc, { variables }));
  },
  $sort: (spec) => {
    const keys = sortKeys(spec);
    if (!keys.length) throw serverError(15976, '$sort stage must have at least one sort key');
    return (docs) => sortDocuments(docs, keys, (doc) => doc);
  },
  $skip: (spec) => {
    const n = count(spec, 'skip', 0);
    return (docs) => docs.slice(n);
  },
  $limit: (spec) => {
    const n = count(spec, 'limit', 1);
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
  $count: countInto,
  $facet: facet,
  $lookup: compileLookup,
  $replaceRoot: (spec) => replaceRoot((spec as Doc).newRoot),
  $replaceWith: replaceRoot,
};
