import { type Doc, field, isDocument, ObjectId, wire } from '../bson/codec.ts';
import { must, refused } from '../bson/errors.ts';
import { equal, typeName } from '../bson/values.ts';
import { isOperators, isRegex, type Scope } from '../query/match.ts';
import { isIndex } from '../query/path.ts';
import { parseUpdate, REMOVE, type Step, type Update } from './parse.ts';

interface Target extends Scope {
  /** An upsert's new document: $setOnInsert counts. */
  inserting?: boolean;
}
/** `update` is a replacement, or a document of operators. */
export interface UpdateRequest {
  update: unknown;
  upsert?: unknown;
  arrayFilters?: unknown;
}
/** Gives the changed document, which may be the one it got, changed in place. */
export type Changer = (doc: Doc, target: Target) => Doc;

export function compileUpdate({ update, arrayFilters }: UpdateRequest): Changer {
  if (!isDocument(update)) throw refused('an update by a pipeline');
  if (!isOperators(update)) return (doc) => replace(doc, update);
  const parsed = parseUpdate(update, arrayFilters);
  return (doc, target) => {
    applyUpdate(doc, parsed, target);
    return doc;
  };
}

function replace({ _id }: Doc, next: Doc): Doc {
  const own = field(next, '_id');
  const same = own === undefined || _id === undefined || equal(own, _id);
  must(same, 66, "the (immutable) field '_id' was found to have been altered");
  return _id === undefined ? next : { _id, ...next, ...(own === undefined ? {} : { _id }) };
}

/** The document an upsert inserts when nothing was found. */
export function newDocument(filter: Doc, { update }: UpdateRequest, change: Changer): Doc {
  const base = equalities(filter);
  const start = isOperators(update) ? base : '_id' in base ? { _id: base._id } : {};
  const doc = change(start, { inserting: true });
  return { _id: doc._id ?? new ObjectId(), ...doc };
}

// Throws MongoDB's error; the caller then drops the document unsaved.
function applyUpdate(doc: Doc, { steps, filters }: Update, target: Target): void {
  const id = doc._id;
  // What $rename moves is read before the first step takes it away.
  const moved = steps.map(({ from }) => (from ? source(doc, from) : undefined));
  const done = new Set<string>();
  for (const [i, step] of steps.entries()) {
    if (step.operator === '$setOnInsert' && !target.inserting) continue;
    if (step.from && moved[i] === undefined) continue;
    for (const path of expand(doc, step.path, filters, target)) {
      const name = path.join('.');
      must(!done.has(name), 40, `Update created a conflict at '${name}'`);
      done.add(name);
      change(doc, path, step.from ? { ...step, apply: () => moved[i] } : step);
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
function expand(value: unknown, rest: string[], filters: Update['filters'], target: Target): string[][] {
  const at = rest.findIndex((part) => part.startsWith('$'));
  if (at < 0) return [rest];
  const before = rest.slice(0, at);
  const list = before.reduce(child, value);
  const into = (i: number) => {
    const inner = expand(child(list, String(i)), rest.slice(at + 1), filters, target);
    return inner.map((path) => [...before, String(i), ...path]);
  };
  if (rest[at] === '$') {
    must(target.position !== undefined, 2, 'The positional operator did not find the match it needs');
    return into(target.position);
  }
  must(Array.isArray(list), 2, `The path '${before.join('.')}' must exist as an array for array updates.`);
  const wanted = filters.get(rest[at]!) ?? (() => true);
  return list.flatMap((element, i) => (wanted(element) ? into(i) : []));
}

/** Changes what stands at a path; a path that is missing is created, unless there is nothing to put there. */
function change(doc: Doc, path: string[], { operator, apply }: Omit<Step, 'path'>): void {
  const creates = !/^\$(unset|pull|pullAll|pop)$/.test(operator);
  let at: unknown = doc;
  for (const [depth, part] of path.entries()) {
    if (!isDocument(at) && !(Array.isArray(at) && isIndex(part))) {
      must(!creates, 28, `Cannot create field '${part}' in an element of type ${typeName(at)}`);
      return;
    }
    const next = field(at as Doc, part);
    if (depth === path.length - 1) {
      const value = apply(next);
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
    must(Number(part) - at.length <= 1_500_000, 2, "can't backfill more than 1500000 elements");
    while (at.length < Number(part)) at.push(null);
  }
  Object.defineProperty(at, part, { value, enumerable: true, configurable: true, writable: true });
}

/** What an upsert's filter says about the new document: its equalities. */
function equalities(filter: Doc, out: Doc = {}): Doc {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' || (key === '$or' && (condition as Doc[]).length === 1))
      for (const part of condition as Doc[]) equalities(part, out);
    const value = key.startsWith('$') ? undefined : equalityOf(condition);
    if (value === undefined) continue;
    const path = key.split('.');
    must(source(out, path) === undefined, 54, `cannot infer fields to set, '${key}' is matched twice`);
    change(out, path, { operator: '$set', apply: () => value });
  }
  return out;
}

function equalityOf(condition: unknown): unknown {
  if (isRegex(condition)) return undefined;
  if (!isOperators(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  const one = condition.$in ?? condition.$all;
  // Servers differ here, so that no answer can be relied on.
  if (Array.isArray(one) && one.length === 1) throw refused('an upsert by $in or $all with one value');
  return undefined;
}
