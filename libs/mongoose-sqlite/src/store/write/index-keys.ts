import { encodeKey } from '../../bson/values.ts';
import { type Doc, isDocument, refused } from '../../bson/wire.ts';
import type { Index } from '../catalog.ts';

/** The values of each key, by its bytes as latin1 text, so that keys are unique. */
export type IndexKeys = Map<string, unknown[]>;
const MISSING = Symbol('missing');

/** Returns the keys of a document in an index: none if a sparse or partial index omits it, several through an array. */
export function indexKeys(doc: Doc, index: Index, throughArray?: (field: number) => void): IndexKeys {
  const keys: IndexKeys = new Map();
  if (index.partial && !index.partial(doc)) return keys;
  const fields = index.keys.map(({ path }) => valuesOf(doc, path.split('.')));
  const arrays = [...fields.keys()].filter((i) => fields[i]!.many);
  if (arrays.length > 1) throw refused(`more than one array in the index ${index.name}`);
  arrays.forEach((i) => throughArray?.(i));
  const isMissing = (value: unknown) => value === MISSING;
  if (index.spec.sparse && fields.every(({ values }) => values.every(isMissing))) return keys;
  let rows: unknown[][] = [[]];
  for (const { values } of fields)
    rows = rows.flatMap((row) => values.map((value) => [...row, isMissing(value) ? null : value]));
  for (const row of rows) {
    const parts = row.map((value, i) => encodeKey(value, index.keys[i]!.direction));
    keys.set(Buffer.concat(parts).toString('latin1'), row);
  }
  return keys;
}

// An empty array at the end of a path is indexed as "undefined", which sorts before null.
function valuesOf(value: unknown, [part, ...rest]: string[]): { values: unknown[]; many: boolean } {
  if (Array.isArray(value)) {
    const elements = value.length ? value : [undefined];
    const inner = (one: unknown) => (isDocument(one) ? valuesOf(one, [part!, ...rest]).values : [MISSING]);
    return { values: part === undefined ? elements : elements.flatMap(inner), many: true };
  }
  if (part === undefined) return { values: [value], many: false };
  if (!isDocument(value) || !Object.hasOwn(value, part)) return { values: [MISSING], many: false };
  return valuesOf(value[part] ?? null, rest);
}
