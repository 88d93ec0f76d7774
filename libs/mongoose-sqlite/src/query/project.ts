import { type Doc, isDocument, must, refused } from '../bson/wire.ts';
import { isNumber } from '../bson/values.ts';
import { isTrue } from './match.ts';

/** The paths of a projection as a tree of names; an empty tree ends a path. */
class Tree extends Map<string, Tree> {}

const isFlag = (value: unknown) => typeof value === 'boolean' || isNumber(value);

/** Compiles a projection by inclusion or exclusion, for find and $project. */
export function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const tree = new Tree();
  let includes: boolean | undefined;
  for (const [path, value] of Object.entries(spec)) {
    const plain = isFlag(value) && !path.startsWith('_id.') && !path.endsWith('.$');
    if (!plain) throw refused(`the projection of "${path}" by ${JSON.stringify(value)}`);
    must(/^(?!\$)[^.]+(\.[^.$][^.]*)*$/.test(path), 16410, `Not a field that can be projected: ${path}`);
    if (path === '_id') continue;
    must(isTrue(value) === (includes ?? isTrue(value)), 31254, `Cannot mix inclusion and exclusion: ${path}`);
    includes = isTrue(value);
    put(tree, path);
  }
  const withId = isTrue(spec._id ?? true);
  const inclusive = includes ?? ('_id' in spec && withId);
  if (inclusive === withId) tree.set('_id', new Tree());
  return (doc) => project(doc, tree, inclusive) as Doc;
}

/** Returns the fields that a projection excludes; undefined if it does anything else. */
export function excludedFields(spec: Doc): readonly string[] | undefined {
  const entries = Object.entries(spec);
  const isSimple = entries.every(([name, value]) => isField(name) && isFlag(value) && !isTrue(value));
  return isSimple && entries.length > 0 && !('_id' in spec) ? Object.keys(spec) : undefined;
}

/** Returns the fields that a projection includes, with `_id` unless it excludes that; undefined if it does anything else. */
export function includedFields({ _id = true, ...spec }: Doc): readonly string[] | undefined {
  const entries = Object.entries(spec);
  const isSimple = entries.every(([name, value]) => isField(name) && isFlag(value) && isTrue(value));
  if (!isSimple || entries.length === 0 || !isFlag(_id)) return undefined;
  return isTrue(_id) ? ['_id', ...Object.keys(spec)] : Object.keys(spec);
}

const isField = (name: string): boolean => /^[^.$]+$/.test(name);

function put(tree: Tree, path: string): void {
  const [name = '', ...rest] = path.split('.');
  const node = tree.get(name);
  must(!node || (rest.length && node.size), 31249, `Path collision at ${path}`);
  const inner = node ?? new Tree();
  tree.set(name, inner);
  if (rest.length) put(inner, rest.join('.'));
}

// Arrays are projected element by element. An inclusion drops elements that are not documents, an exclusion keeps them.
function project(value: unknown, tree: Tree, inclusive: boolean): unknown {
  if (Array.isArray(value))
    return value.map((one) => project(one, tree, inclusive)).filter((one) => one !== undefined);
  if (!isDocument(value)) return inclusive ? undefined : value;
  const out: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const node = tree.get(name);
    const kept = node?.size ? project(inner, node, inclusive) : !node === inclusive ? undefined : inner;
    if (kept !== undefined) out[name] = kept;
  }
  return out;
}
