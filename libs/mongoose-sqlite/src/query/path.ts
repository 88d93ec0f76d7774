import { type Doc, field, isDocument } from '../bson/codec.ts';

/** Tests one value a path reaches (undefined: missing). `position` is its place in the outermost array crossed. */
export type Test = (value: unknown, position: number | undefined) => boolean;

export const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * MongoDB's walk: arrays on the way are searched element by element; an array at the end is offered by its elements
 * and then as a whole (`expand`), or as a whole only. Ends at the first value that passes.
 */
export function reach(doc: Doc, parts: string[], expand: boolean, test: Test): boolean {
  return walk(doc, parts, 0, undefined, expand, test);
}

function walk(
  value: unknown,
  parts: string[],
  at: number,
  position: number | undefined,
  expand: boolean,
  test: Test,
): boolean {
  if (at === parts.length) {
    if (expand && Array.isArray(value) && value.some((element, i) => test(element, position ?? i)))
      return true;
    return test(value, position);
  }
  const part = parts[at]!;
  if (!Array.isArray(value)) {
    return isDocument(value)
      ? walk(field(value, part), parts, at + 1, position, expand, test)
      : test(undefined, position);
  }
  const offset = isIndex(part) ? Number(part) : -1;
  return value.some((element, i) => {
    const outer = position ?? i;
    if (isDocument(element) && walk(element, parts, at, outer, expand, test)) return true;
    if (i !== offset) return false;
    if (at + 1 === parts.length) return test(element, outer);
    return (
      typeof element === 'object' && element !== null && walk(element, parts, at + 1, outer, expand, test)
    );
  });
}
