import { type Doc, field, isDocument, wire } from '../bson/codec.ts';
import { equal } from '../bson/compare.ts';
import { must, refused } from '../bson/errors.ts';
import { isIndex } from '../query/path.ts';
import { typeName } from '../query/operators.ts';
import { REMOVE } from './operators.ts';
import type { Step, Update } from './parse.ts';

interface Target {
  /** The array element the filter matched, for `$`. */
  position?: number;
  /** An upsert's new document: $setOnInsert counts. */
  inserting?: boolean;
}
const MOST_PADDING = 1_500_000;

/** Changes `doc` in place. Throws MongoDB's error; the caller then drops the document unsaved. */
export function applyUpdate(doc: Doc, { steps, filters }: Update, target: Target): void {
  const id = doc._id;
  // What $rename moves is read before the first step takes it away.
  const moved = steps.map(({ from }) => (from ? source(doc, from) : undefined));
  const done = new Set<string>();
  for (const [i, step] of steps.entries()) {
    if ((step.operator === '$setOnInsert' && !target.inserting) || (step.from && moved[i] === undefined))
      continue;
    for (const path of expand(doc, step.path, filters, target, [])) {
      const name = path.join('.');
      must(!done.has(name), 40, `Update created a conflict at '${name}'`);
      done.add(name);
      change(doc, path, step, moved[i]);
    }
  }
  must(id === undefined || equal(id, doc._id), 66, "The update would modify the immutable field '_id'");
}

function source(doc: Doc, path: string[]): unknown {
  return path.reduce<unknown>((at, part) => {
    must(!Array.isArray(at), 2, `The source field cannot be an array element, '${path.join('.')}'`);
    return isDocument(at) ? field(at, part) : undefined;
  }, doc);
}

const child = (node: unknown, part: string) =>
  typeof node === 'object' && node !== null ? field(node as Doc, part) : undefined;

// `$`, `$[]` and `$[name]` become the indexes they stand for in this document.
function expand(
  value: unknown,
  rest: string[],
  filters: Update['filters'],
  target: Target,
  done: string[],
): string[][] {
  const at = rest.findIndex((part) => part.startsWith('$'));
  if (at < 0) return [[...done, ...rest]];
  const list = rest.slice(0, at).reduce(child, value);
  const path = [...done, ...rest.slice(0, at)];
  const into = (i: number) =>
    expand(child(list, String(i)), rest.slice(at + 1), filters, target, [...path, String(i)]);
  if (rest[at] === '$') {
    must(
      target.position !== undefined,
      2,
      'The positional operator did not find the match needed from the query.',
    );
    return into(target.position);
  }
  must(
    Array.isArray(list),
    2,
    `The path '${path.join('.')}' must exist as an array in order to apply array updates.`,
  );
  const name = rest[at]!.slice(2, -1);
  return list.flatMap((element, i) => (!name || filters.get(name)!({ [name]: element }, {}) ? into(i) : []));
}

function change(
  doc: Doc,
  path: string[],
  { change: { apply, creates }, operator }: Step,
  moved: unknown,
): void {
  let at: unknown = doc;
  for (const [depth, part] of path.entries()) {
    if (!isDocument(at) && !(Array.isArray(at) && isIndex(part))) {
      must(!creates, 28, `Cannot create field '${part}' in element {${path[depth - 1]}: ${typeName(at)}}`);
      return;
    }
    const next = field(at as Doc, part);
    if (depth === path.length - 1) {
      const value = operator === '$rename' ? moved : apply(next);
      if (value === REMOVE && Array.isArray(at)) put(at, part, next === undefined ? undefined : null);
      else if (value === REMOVE) delete (at as Doc)[part];
      else if (value !== next) put(at, part, copy(value));
      return;
    }
    if (next === undefined && !creates) return;
    if (next === undefined) put(at, part, {});
    at = child(at, part);
  }
}

// One update may set many documents; none may share an array or object with another.
const copy = (value: unknown): unknown => (value !== null && typeof value === 'object' ? wire(value) : value);

function put(at: unknown, part: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(at)) {
    must(Number(part) - at.length <= MOST_PADDING, 2, `can't backfill more than ${MOST_PADDING} elements`);
    while (at.length < Number(part)) at.push(null);
  }
  Object.defineProperty(at, part, { value, enumerable: true, configurable: true, writable: true });
}

/** What an upsert's filter says about the new document: its equalities. */
export function equalities(filter: Doc, out: Doc = {}): Doc {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' || (key === '$or' && (condition as Doc[]).length === 1)) {
      for (const part of condition as Doc[]) equalities(part, out);
    } else if (!key.startsWith('$')) {
      const value = equalityOf(condition);
      if (value === undefined) continue;
      const path = key.split('.');
      must(
        source(out, path) === undefined,
        54,
        `cannot infer query fields to set, path '${key}' is matched twice`,
      );
      change(out, path, { path, operator: '$set', change: { apply: () => value, creates: true } }, undefined);
    }
  }
  return out;
}

function equalityOf(condition: unknown): unknown {
  if (condition instanceof RegExp) return undefined;
  if (!isDocument(condition) || !Object.keys(condition)[0]?.startsWith('$')) return condition;
  if ('$eq' in condition) return condition.$eq;
  const one = condition.$in ?? condition.$all;
  // Servers differ here, so that no answer can be relied on.
  if (Array.isArray(one) && one.length === 1) throw refused('an upsert by $in or $all with one value');
  return undefined;
}
