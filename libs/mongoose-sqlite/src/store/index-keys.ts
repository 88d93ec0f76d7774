import { type Doc, field, isDocument } from '../bson/codec.ts';
import { must } from '../bson/errors.ts';
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
  /** A value that is not looked into again, even when it is an array inside an array. */
  settled?: boolean;
}

/** The keys a document has in an index: none when a sparse or partial index leaves it out, several through arrays. */
export function indexKeys(doc: Doc, index: Index): IndexKeys {
  const out: IndexKeys = { keys: new Map(), multikey: 0 };
  if (index.partial && !index.partial.matches(doc, {})) return out;
  generate(
    index.keys.map(([path]): Cursor => ({ value: doc, rest: path.split('.') })),
    index,
    out,
  );
  const all = [...out.keys.values()];
  if (index.spec.sparse && all.every(({ values }) => values.every((value) => value === MISSING)))
    out.keys.clear();
  return out;
}

const MISSING = Symbol('missing');

function generate(cursors: Cursor[], index: Index, out: IndexKeys): void {
  const at = cursors.map(follow);
  const array = at.find(({ value, settled }) => Array.isArray(value) && !settled)?.value as
    unknown[] | undefined;
  if (!array) return addKey(at, index, out);
  for (const [i, { value, settled }] of at.entries()) {
    if (!Array.isArray(value) || settled) continue;
    must(
      value === array,
      171,
      `cannot index parallel arrays [${index.keys.map(([path]) => path).join('] [')}]`,
    );
    out.multikey |= 1 << i;
  }
  // An empty array at the end of a path is indexed as "undefined", which sorts before null.
  for (const element of array.length ? array : [undefined]) {
    const next = at.map((cursor): Cursor => {
      if (cursor.value !== array) return { ...cursor, settled: true };
      if (!cursor.rest.length) return { value: element, rest: [], settled: true };
      return { value: isDocument(element) ? element : MISSING, rest: cursor.rest };
    });
    generate(next, index, out);
  }
}

function follow({ value, rest, settled }: Cursor): Cursor {
  if (!rest.length || Array.isArray(value)) return { value, rest, settled };
  const [part, ...others] = rest;
  const next = isDocument(value)
    ? (field(value, part!) ?? (Object.hasOwn(value, part!) ? null : MISSING))
    : MISSING;
  return follow({ value: next, rest: others, settled });
}

function addKey(at: Cursor[], index: Index, out: IndexKeys): void {
  const parts = at.map(({ value }, i) => {
    const key = encodeKey(value === MISSING ? null : value);
    return index.keys[i]![1] < 0 ? invert(key) : key;
  });
  const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  out.keys.set(bytes.toString('latin1'), { bytes, values: at.map(({ value }) => value) });
}

/** What E11000 tells of a key. */
export const shownValues = (values: unknown[]): unknown[] =>
  values.map((value) => (value === MISSING ? null : (value ?? null)));
