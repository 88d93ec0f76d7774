import { type Doc, field, isDocument } from '../bson/codec.ts';
import { serverError } from '../bson/errors.ts';
import { encodeKey, invert } from '../bson/key.ts';
import type { Index } from './catalog.ts';

export interface IndexKeys {
  /** Each key once, by its bytes as text. */
  keys: Map<string, { bytes: Buffer; values: unknown[] }>;
  multikey: number;
}
interface Cursor {
  value: unknown;
  rest: string[];
}

/** The keys a document has in an index: none when a sparse or partial index leaves it out, several through arrays. */
export function indexKeys(doc: Doc, index: Index): IndexKeys {
  const out: IndexKeys = { keys: new Map(), multikey: 0 };
  if (index.partial && !index.partial.matches(doc, {})) return out;
  const found = { any: false };
  const cursors = index.keys.map(([path]): Cursor => ({ value: doc, rest: path.split('.') }));
  generate(cursors, index, out, found);
  if (index.sparse && !found.any) return { keys: new Map(), multikey: 0 };
  return out;
}

function generate(cursors: Cursor[], index: Index, out: IndexKeys, found: { any: boolean }): void {
  const at = cursors.map(follow);
  const array = at.find(({ value }) => Array.isArray(value))?.value as unknown[] | undefined;
  if (!array) {
    const values = at.map(({ value }) => value);
    if (values.some((value) => value !== undefined)) found.any = true;
    return addKey(values, index, out);
  }
  at.forEach(({ value }, i) => {
    if (!Array.isArray(value)) return;
    if (value !== array)
      throw serverError(
        171,
        `cannot index parallel arrays [${index.keys.map(([path]) => path).join('] [')}]`,
      );
    out.multikey |= 1 << i;
  });
  // An empty array at the end of a path is indexed as "undefined", which sorts before null.
  const elements = array.length ? array : [EMPTY];
  for (const element of elements) {
    const next = at.map(({ value, rest }): Cursor => {
      if (value !== array) return { value: settled(value), rest };
      if (!rest.length) return { value: settled(element), rest };
      return { value: isDocument(element) ? element : undefined, rest };
    });
    generate(next, index, out, found);
  }
}

const EMPTY = Symbol('empty array');

/** A value that is not looked into again, even when it is an array inside an array. */
class Settled {
  constructor(readonly value: unknown) {}
}
const settled = (value: unknown): Settled => (value instanceof Settled ? value : new Settled(value));

function follow({ value, rest }: Cursor): Cursor {
  let at = value;
  for (const [i, part] of rest.entries()) {
    if (Array.isArray(at)) return { value: at, rest: rest.slice(i) };
    at = isDocument(at) && !(at instanceof Settled) ? field(at, part) : undefined;
  }
  return { value: at, rest: [] };
}

function addKey(values: unknown[], index: Index, out: IndexKeys): void {
  const plain = values.map((value) => (value instanceof Settled ? value.value : value));
  const parts = plain.map((value, i) => {
    const bytes = encodeKey(value === EMPTY ? undefined : (value ?? null));
    return index.keys[i]![1] < 0 ? invert(bytes) : bytes;
  });
  const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  out.keys.set(bytes.toString('latin1'), {
    bytes,
    values: plain.map((value) => (value === EMPTY ? undefined : (value ?? null))),
  });
}
