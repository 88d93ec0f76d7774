import { type Doc, field, isDocument, wire } from '../bson/codec.ts';
import { equal } from '../bson/compare.ts';
import { serverError } from '../bson/errors.ts';
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

/** Changes `doc` in place. Throws MongoDB's error, then the caller drops the document unsaved. */
export function applyUpdate(doc: Doc, { steps, filters }: Update, target: Target): void {
  const id = doc._id;
  // What $rename moves is read before the first step takes it away.
  const renamed = steps.map(({ from }) => (from ? source(doc, from) : undefined));
  const done = new Set<string>();
  steps.forEach((step, i) => {
    if (step.operator === '$setOnInsert' && !target.inserting) return;
    if (step.from && renamed[i] === undefined) return;
    for (const path of expand(doc, step.path, filters, target, [])) {
      const name = path.join('.');
      if (done.has(name)) throw serverError(40, `Update created a conflict at '${name}'`);
      done.add(name);
      change(doc, path, step, renamed[i]);
    }
  });
  if (id !== undefined && !(field(doc, '_id') !== undefined && equal(id, doc._id))) {
    throw serverError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
  }
}

function source(doc: Doc, path: string[]): unknown {
  let at: unknown = doc;
  for (const part of path) {
    if (Array.isArray(at))
      throw serverError(2, `The source field cannot be an array element, '${path.join('.')}'`);
    at = isDocument(at) ? field(at, part) : undefined;
  }
  return at;
}

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
  const before = rest.slice(0, at);
  const list = before.reduce<unknown>(
    (node, part) => (node === null || typeof node !== 'object' ? undefined : field(node as Doc, part)),
    value,
  );
  const path = [...done, ...before];
  const part = rest[at]!;
  if (part === '$') {
    if (target.position === undefined)
      throw serverError(2, 'The positional operator did not find the match needed from the query.');
    const element = Array.isArray(list) ? list[target.position] : undefined;
    return expand(element, rest.slice(at + 1), filters, target, [...path, String(target.position)]);
  }
  if (list === undefined)
    throw serverError(
      2,
      `The path '${path.join('.')}' must exist in the document in order to apply array updates.`,
    );
  if (!Array.isArray(list))
    throw serverError(2, `Cannot apply array updates to non-array element ${path.join('.')}`);
  const name = part.slice(2, -1);
  const matches = name ? filters.get(name)! : () => true;
  return list.flatMap((element, i) =>
    matches({ [name]: element }, {})
      ? expand(element, rest.slice(at + 1), filters, target, [...path, String(i)])
      : [],
  );
}

function change(
  doc: Doc,
  path: string[],
  { change: { apply, creates }, operator }: Step,
  moved: unknown,
): void {
  let at: unknown = doc;
  for (const [depth, part] of path.slice(0, -1).entries()) {
    if (!viable(at, part, path, depth, creates)) return;
    let next = field(at as Doc, part);
    if (next === undefined) {
      if (!creates) return;
      next = {};
      put(at, part, next);
    }
    at = next;
  }
  const last = path.at(-1)!;
  if (!viable(at, last, path, path.length - 1, creates)) return;
  const old = field(at as Doc, last);
  const value = operator === '$rename' ? moved : apply(old);
  if (value === REMOVE) {
    if (old === undefined) return;
    if (Array.isArray(at)) at[Number(last)] = null;
    else delete (at as Doc)[last];
  } else if (value !== undefined && value !== old)
    put(at, last, operator === '$set' || operator === '$setOnInsert' ? copy(value) : value);
}

// One update may set many documents; none may share an array or object with another.
const copy = (value: unknown): unknown => (value !== null && typeof value === 'object' ? wire(value) : value);

function viable(at: unknown, part: string, path: string[], depth: number, creates: boolean): boolean {
  if (isDocument(at) || (Array.isArray(at) && isIndex(part))) return true;
  if (!creates) return false;
  const where = path[depth - 1] ?? '';
  throw serverError(28, `Cannot create field '${part}' in element {${where}: ${typeName(at)}}`);
}

function put(at: unknown, part: string, value: unknown): void {
  if (Array.isArray(at)) {
    const index = Number(part);
    if (index - at.length > MOST_PADDING)
      throw serverError(2, `can't backfill more than ${MOST_PADDING} elements`);
    while (at.length < index) at.push(null);
    at[index] = value;
  } else if (part === '__proto__') {
    Object.defineProperty(at, part, { value, enumerable: true, configurable: true, writable: true });
  } else (at as Doc)[part] = value;
}

/** What an upsert's filter says about the new document: its equalities. */
export function equalities(filter: Doc, out: Doc = {}): Doc {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') for (const part of condition as Doc[]) equalities(part, out);
    else if (key === '$or' && (condition as Doc[]).length === 1) equalities((condition as Doc[])[0]!, out);
    else if (!key.startsWith('$')) {
      const value = equalityOf(condition);
      if (value !== undefined) setEquality(out, key, value);
    }
  }
  return out;
}

function equalityOf(condition: unknown): unknown {
  if (condition instanceof RegExp) return undefined;
  if (!isDocument(condition) || !Object.keys(condition)[0]?.startsWith('$')) return condition;
  if ('$eq' in condition) return condition.$eq;
  const one = condition.$in ?? condition.$all;
  return Array.isArray(one) && one.length === 1 && !(one[0] instanceof RegExp) && !isDocument(one[0])
    ? one[0]
    : undefined;
}

function setEquality(out: Doc, path: string, value: unknown): void {
  const parts = path.split('.');
  if (field(out, path) !== undefined)
    throw serverError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
  let at = out;
  for (const part of parts.slice(0, -1)) {
    const next = field(at, part) ?? {};
    if (!isDocument(next))
      throw serverError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    put(at, part, next);
    at = next;
  }
  put(at, parts.at(-1)!, copy(value));
}
