import { compileExpression, type Expression } from '../aggregate/expression.ts';
import { type Doc, field, isDocument } from '../bson/codec.ts';
import { refused, serverError } from '../bson/errors.ts';
import { isNumber, wholeNumber } from '../bson/numbers.ts';
import { compileFilter, isOperators, isTrue, type Scope } from './match.ts';

type Leaf =
  | { keep: boolean }
  | { compute: Expression }
  | { change: (value: unknown, doc: Doc, scope: Scope) => unknown };
interface Tree extends Map<string, Tree | Leaf> {}
export type Projection = (doc: Doc, scope: Scope) => Doc;

const isTree = (node: Tree | Leaf | undefined): node is Tree => node instanceof Map;
const isFlag = (value: unknown) => typeof value === 'boolean' || isNumber(value);

/** find's projection (`find`), or that of $project, which has no $slice, $elemMatch and positional forms. */
export function compileProjection(spec: Doc, find: boolean): Projection {
  const tree: Tree = new Map();
  let includes: boolean | undefined;
  let id: boolean | undefined;
  const add = (path: string, value: unknown): void => {
    if (path === '_id' && isFlag(value)) {
      id = isTrue(value);
      if (id) put(tree, '_id', { keep: true });
      return;
    }
    if (isDocument(value) && !isOperators(value)) {
      if (!Object.keys(value).length)
        throw serverError(51270, 'An empty sub-projection is not a valid value.');
      return Object.entries(value).forEach(([name, inner]) => add(`${path}.${name}`, inner));
    }
    const leaf = compileLeaf(path, value, find);
    const wants = 'keep' in leaf ? leaf.keep : 'compute' in leaf || isElement(path, value) ? true : undefined;
    if (wants !== undefined && includes !== undefined && wants !== includes) {
      const what = wants ? 'inclusion' : 'exclusion';
      const other = wants ? 'exclusion' : 'inclusion';
      throw serverError(wants ? 31253 : 31254, `Cannot do ${what} on field ${path} in ${other} projection`);
    }
    includes ??= wants;
    put(tree, path.endsWith('.$') ? path.slice(0, -2) : path, leaf);
  };
  for (const [path, value] of Object.entries(spec)) add(path, value);
  const paired = Object.values(spec).some((value) => isDocument(value) && Array.isArray(value.$slice));
  if (find && paired && !includes) throw refused('$slice: [skip, limit] without a field that is included');
  const inclusive = includes ?? (id === true && ![...tree.values()].some((leaf) => 'change' in leaf));
  if (!inclusive) tree.delete('_id');
  if (id === false) tree.delete('_id');
  return (doc, scope) => {
    const out = inclusive ? include(doc, tree, doc, scope) : exclude(doc, tree, doc, scope);
    if (id === false) delete out._id;
    else if (inclusive && !tree.has('_id') && '_id' in doc) return { _id: doc._id, ...out };
    return out;
  };
}

const isElement = (path: string, value: unknown) =>
  path.endsWith('.$') || (isDocument(value) && '$elemMatch' in value);

function compileLeaf(path: string, value: unknown, find: boolean): Leaf {
  if (path.endsWith('.$') && find) return { change: positional };
  if (path.startsWith('$') || path.includes('.$'))
    throw serverError(16410, `FieldPath field names may not start with '$'.`);
  if (path.split('.').includes(''))
    throw serverError(15998, 'FieldPath field names may not be empty strings.');
  if (isFlag(value)) return { keep: isTrue(value) };
  if (find && isDocument(value) && Object.keys(value).length === 1) {
    if ('$slice' in value) return { change: compileSlice(value.$slice) };
    if ('$elemMatch' in value) {
      if (path.includes('.')) throw serverError(31275, 'Cannot use $elemMatch projection on a nested field.');
      return { change: compileElemMatch(value.$elemMatch) };
    }
    if ('$meta' in value) throw refused('$meta');
  }
  return { compute: compileExpression(value) };
}

function put(tree: Tree, path: string, leaf: Leaf): void {
  const parts = path.split('.');
  let node = tree;
  for (const part of parts.slice(0, -1)) {
    if (!node.has(part)) node.set(part, new Map() as Tree);
    const next = node.get(part);
    if (!isTree(next)) throw serverError(31249, `Path collision at ${path}`);
    node = next;
  }
  const last = parts.at(-1)!;
  if (node.has(last)) throw serverError(31250, `Path collision at ${path}`);
  node.set(last, leaf);
}

function include(doc: Doc, tree: Tree, root: Doc, scope: Scope): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.get(name);
    if (!node) continue;
    const kept = isTree(node)
      ? within(value, (inner) => include(inner, node, root, scope), true)
      : leafValue(node, value, root, scope);
    if (kept !== undefined) out[name] = kept;
  }
  for (const [name, node] of tree) {
    if (isTree(node) ? computes(node) && !(name in out) : 'compute' in node) {
      const value = isTree(node)
        ? include({}, node, root, scope)
        : evaluate(node as { compute: Expression }, root, scope);
      if (value !== undefined) out[name] = value;
    }
  }
  return out;
}

const evaluate = ({ compute }: { compute: Expression }, root: Doc, scope: Scope) =>
  compute(root, { ...scope.variables, CURRENT: root, ROOT: root });

const computes = (tree: Tree): boolean =>
  [...tree.values()].some((node) => (isTree(node) ? computes(node) : 'compute' in node));

function leafValue(node: Leaf, value: unknown, root: Doc, scope: Scope): unknown {
  if ('change' in node) return node.change(value, root, scope);
  return 'keep' in node ? value : undefined;
}

function exclude(doc: Doc, tree: Tree, root: Doc, scope: Scope): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.get(name);
    if (node && 'keep' in node) continue;
    const kept = !node
      ? value
      : isTree(node)
        ? within(value, (inner) => exclude(inner, node, root, scope), false)
        : leafValue(node, value, root, scope);
    if (kept !== undefined) out[name] = kept;
  }
  return out;
}

// Arrays are projected element by element; an inclusion drops what is no document, an exclusion keeps it.
function within(value: unknown, project: (doc: Doc) => Doc, drop: boolean): unknown {
  if (Array.isArray(value)) {
    return value.map((element) => within(element, project, drop)).filter((element) => element !== undefined);
  }
  if (isDocument(value)) return project(value);
  return drop ? undefined : value;
}

function positional(value: unknown, _root: Doc, scope: Scope): unknown {
  if (!Array.isArray(value)) return value;
  if (scope.position === undefined || scope.position >= value.length) {
    throw serverError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  return [value[scope.position]];
}

function compileSlice(operand: unknown): (value: unknown) => unknown {
  const [first, second] = (Array.isArray(operand) ? operand : [operand]).map(wholeNumber);
  const pair = Array.isArray(operand);
  if (first === undefined || (pair && (operand.length !== 2 || second === undefined || second <= 0))) {
    throw serverError(28724, 'First argument to $slice must be a number, the second positive');
  }
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (!pair) return first < 0 ? value.slice(first) : value.slice(0, first);
    const start = first < 0 ? Math.max(0, value.length + first) : first;
    return value.slice(start, start + second!);
  };
}

function compileElemMatch(operand: unknown): (value: unknown) => unknown {
  const matches = compileFilter({ v: { $elemMatch: operand } });
  return (value) => {
    const scope: Scope = {};
    if (!Array.isArray(value) || !matches({ v: value }, scope)) return undefined;
    return [value[scope.position!]];
  };
}

/** The value a document has at a dotted path that crosses no array. */
export const plainPath = (doc: Doc, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isDocument(at) ? field(at, name) : undefined), doc);
