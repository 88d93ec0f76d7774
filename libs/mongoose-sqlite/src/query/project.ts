import { compileExpression, type Expression } from '../aggregate/expression.ts';
import { type Doc, isDocument } from '../bson/codec.ts';
import { must, refused } from '../bson/errors.ts';
import { isNumber, wholeNumber } from '../bson/values.ts';
import { compileFilter, isTrue, type Scope } from './match.ts';

/** What becomes of a field's value; undefined takes the field away. */
type Leaf = (value: unknown, scope: Scope) => unknown;
class Tree extends Map<string, Tree | Leaf> {}

const keep: Leaf = (value) => value;
const drop: Leaf = () => undefined;
const isFlag = (value: unknown) => typeof value === 'boolean' || isNumber(value);

/** The projection of find, or that of $project, which computes and has no $slice, $elemMatch and positional forms. */
export function compileProjection(spec: Doc, find: boolean): (doc: Doc, scope: Scope) => Doc {
  const tree = new Tree();
  const computed: [name: string, compute: Expression][] = [];
  let includes: boolean | undefined;
  const { _id = true, ...others } = spec;
  for (const [path, value] of Object.entries(isFlag(_id) ? others : spec)) {
    const name = find ? path.replace(/\.\$$/, '') : path;
    must(/^(?!\$)[^.]+(\.[^.$][^.]*)*$/.test(name), 16410, `Not a field that can be projected: ${path}`);
    const slices = find && isDocument(value) && '$slice' in value;
    const wants = slices ? includes : !isFlag(value) || isTrue(value);
    must(wants === (includes ?? wants), 31254, `Cannot mix inclusion and exclusion: ${path}`);
    includes = wants;
    if (!find && !isFlag(value) && name.includes('.')) throw refused(`computing "${path}" in a projection`);
    if (!find && !isFlag(value)) computed.push([path, compileExpression(value)]);
    put(tree, name, find ? leafOf(path, value) : isFlag(value) && wants ? keep : drop);
  }
  const inclusive = includes ?? ('_id' in spec && isTrue(_id) && !tree.size);
  if (isFlag(_id) && inclusive === isTrue(_id)) tree.set('_id', inclusive ? keep : drop);
  return (doc, scope) => {
    const out = project(doc, tree, scope, inclusive);
    for (const [name, compute] of computed) set(out, name, compute(doc));
    return out;
  };
}

function leafOf(path: string, value: unknown): Leaf {
  if (isFlag(value)) return path.endsWith('.$') ? positional : isTrue(value) ? keep : drop;
  const { $slice, $elemMatch, ...others } = isDocument(value) ? value : {};
  const size = wholeNumber($slice);
  if (size !== undefined && Object.keys(value as Doc).length === 1)
    return (list) => (!Array.isArray(list) ? list : size < 0 ? list.slice(size) : list.slice(0, size));
  const fine = isDocument($elemMatch) && $slice === undefined && !Object.keys(others).length;
  if (!fine || path.includes('.')) throw refused(`the projection of "${path}" by ${JSON.stringify(value)}`);
  const matches = compileFilter({ v: value });
  return (list) => {
    const scope: Scope = {};
    return Array.isArray(list) && matches({ v: list }, scope) ? [list[scope.position!]] : undefined;
  };
}

function positional(value: unknown, { position = Infinity }: Scope): unknown {
  if (!Array.isArray(value)) return value;
  must(position < value.length, 51246, "positional operator '.$' couldn't find a matching element");
  return [value[position]];
}

function put(tree: Tree, path: string, leaf: Leaf): void {
  const [name = '', ...rest] = path.split('.');
  const node = tree.get(name);
  must(!node || (rest.length && node instanceof Tree), 31249, `Path collision at ${path}`);
  if (!rest.length) return void tree.set(name, leaf);
  const inner = node instanceof Tree ? node : new Tree();
  tree.set(name, inner);
  put(inner, rest.join('.'), leaf);
}

function project(doc: Doc, tree: Tree, scope: Scope, inclusive: boolean): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.get(name);
    if (!node) set(out, name, inclusive ? undefined : value);
    else set(out, name, node instanceof Tree ? within(value, node, scope, inclusive) : node(value, scope));
  }
  return out;
}

function set(out: Doc, name: string, value: unknown): void {
  if (value !== undefined) out[name] = value;
}

// Arrays are projected element by element; an inclusion drops what is no document, an exclusion keeps it.
function within(value: unknown, tree: Tree, scope: Scope, inclusive: boolean): unknown {
  if (Array.isArray(value))
    return value.map((one) => within(one, tree, scope, inclusive)).filter((one) => one !== undefined);
  if (isDocument(value)) return project(value, tree, scope, inclusive);
  return inclusive ? undefined : value;
}
