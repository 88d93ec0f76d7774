import { compileExpression, type Expression } from '../aggregate/expression.ts';
import { type Doc, isDocument } from '../bson/codec.ts';
import { must, refused, serverError } from '../bson/errors.ts';
import { isNumber, wholeNumber } from '../bson/numbers.ts';
import { compileFilter, isOperators, isTrue, type Scope } from './match.ts';

type Leaf =
  { keep: boolean } | { compute: Expression } | { change: (value: unknown, scope: Scope) => unknown };
class Tree extends Map<string, Tree | Leaf> {}
interface Root {
  doc: Doc;
  scope: Scope;
}

const isTree = (node: Tree | Leaf): node is Tree => node instanceof Tree;
const isFlag = (value: unknown) => typeof value === 'boolean' || isNumber(value);

/** The projection of find, or that of $project, which has no $slice, $elemMatch and positional forms. */
export function compileProjection(spec: Doc, find: boolean): (doc: Doc, scope: Scope) => Doc {
  const tree = new Tree();
  const { _id = true, ...others } = spec;
  let includes: boolean | undefined;
  let sliced = false;
  const add = (path: string, value: unknown): void => {
    if (isDocument(value) && !isOperators(value)) {
      must(Object.keys(value).length, 51270, 'An empty sub-projection is not a valid value.');
      return Object.entries(value).forEach(([name, inner]) => add(`${path}.${name}`, inner));
    }
    const leaf = compileLeaf(path, value, find);
    sliced ||= isDocument(value) && Array.isArray(value.$slice) && 'change' in leaf;
    const wants =
      'keep' in leaf
        ? leaf.keep
        : !isDocument(value) || !('change' in leaf) || '$elemMatch' in value || undefined;
    must(
      wants === undefined || wants === (includes ?? wants),
      wants ? 31253 : 31254,
      `Cannot mix inclusion and exclusion: ${path}`,
    );
    includes ??= wants;
    put(tree, path.replace(/\.\$$/, ''), leaf);
  };
  for (const [path, value] of Object.entries(others)) add(path, value);
  if (!isFlag(_id)) add('_id', _id);
  // Servers differ on which other fields this form keeps.
  if (sliced && !includes) throw refused('$slice: [skip, limit] without a field that is included');
  const inclusive = includes ?? ('_id' in spec && isTrue(_id) && !tree.size);
  if (isFlag(_id) && inclusive === isTrue(_id)) tree.set('_id', { keep: inclusive });
  return (doc, scope) =>
    inclusive ? include(doc, tree, { doc, scope }) : exclude(doc, tree, { doc, scope });
}

function compileLeaf(path: string, value: unknown, find: boolean): Leaf {
  if (path.endsWith('.$') && find) return { change: positional };
  must(
    !path.startsWith('$') && !path.includes('.$'),
    16410,
    `FieldPath field names may not start with '$': ${path}`,
  );
  must(!path.split('.').includes(''), 15998, 'FieldPath field names may not be empty strings.');
  if (isFlag(value)) return { keep: isTrue(value) };
  const [operator, ...more] = isDocument(value) ? Object.keys(value) : [];
  const operand = operator && (value as Doc)[operator];
  if (find && !more.length && operator === '$slice') return { change: compileSlice(operand) };
  if (find && !more.length && operator === '$elemMatch') {
    must(!path.includes('.'), 31275, 'Cannot use $elemMatch projection on a nested field.');
    return { change: compileElemMatch(operand) };
  }
  return { compute: compileExpression(value) };
}

function put(tree: Tree, path: string, leaf: Leaf): void {
  const [name = '', ...rest] = path.split('.');
  const node = tree.get(name);
  must(!node || (rest.length && isTree(node)), rest.length ? 31249 : 31250, `Path collision at ${path}`);
  if (!rest.length) return void tree.set(name, leaf);
  const inner: Tree = node && isTree(node) ? node : new Tree();
  tree.set(name, inner);
  put(inner, rest.join('.'), leaf);
}

function include(doc: Doc, tree: Tree, root: Root): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.get(name);
    if (node)
      set(
        out,
        name,
        isTree(node)
          ? within(value, (inner) => include(inner, node, root), true)
          : leafValue(node, value, root),
      );
  }
  for (const [name, node] of tree) {
    if (isTree(node)) {
      if (computes(node) && !(name in out)) out[name] = include({}, node, root);
    } else if ('compute' in node)
      set(out, name, node.compute({ ...root.scope.variables, CURRENT: root.doc, ROOT: root.doc }));
  }
  return out;
}

function exclude(doc: Doc, tree: Tree, root: Root): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.get(name);
    if (!node) out[name] = value;
    else if (isTree(node))
      set(
        out,
        name,
        within(value, (inner) => exclude(inner, node, root), false),
      );
    else if ('change' in node) set(out, name, node.change(value, root.scope));
  }
  return out;
}

function set(out: Doc, name: string, value: unknown): void {
  if (value !== undefined) out[name] = value;
}

const computes = (tree: Tree): boolean =>
  [...tree.values()].some((node) => (isTree(node) ? computes(node) : 'compute' in node));

function leafValue(node: Leaf, value: unknown, { scope }: Root): unknown {
  return 'change' in node ? node.change(value, scope) : 'keep' in node ? value : undefined;
}

// Arrays are projected element by element; an inclusion drops what is no document, an exclusion keeps it.
function within(value: unknown, project: (doc: Doc) => Doc, drop: boolean): unknown {
  if (Array.isArray(value))
    return value.map((one) => within(one, project, drop)).filter((one) => one !== undefined);
  if (isDocument(value)) return project(value);
  return drop ? undefined : value;
}

function positional(value: unknown, { position = Infinity }: Scope): unknown {
  if (!Array.isArray(value)) return value;
  must(
    position < value.length,
    51246,
    "positional operator '.$' couldn't find a matching element in the array",
  );
  return [value[position]];
}

/** $slice of a projection, and of an expression whose arguments are known. */
export function compileSlice(operand: unknown): (value: unknown) => unknown {
  const [first, count] = (Array.isArray(operand) ? operand : [operand]).map(wholeNumber);
  const fine = first !== undefined && (!Array.isArray(operand) || (operand.length === 2 && count! > 0));
  if (!fine)
    throw serverError(28724, '$slice needs a number, or a number to skip and a positive one to keep');
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (count === undefined) return first < 0 ? value.slice(first) : value.slice(0, first);
    const start = first < 0 ? Math.max(0, value.length + first) : first;
    return value.slice(start, start + count);
  };
}

function compileElemMatch(operand: unknown): (value: unknown) => unknown {
  const matches = compileFilter({ v: { $elemMatch: operand } });
  return (value) => {
    const scope: Scope = {};
    return Array.isArray(value) && matches({ v: value }, scope) ? [value[scope.position!]] : undefined;
  };
}
