import { type Doc, field, isDocument } from '../bson/codec.ts';

/** Tests one value a path reaches (undefined: missing). `position` is its place in the outermost array crossed. */
export type Test = (value: unknown, position: number | undefined) => boolean;

export const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * MongoDB's walk: arrays on the way are searched element by element; an array at the end is offered by its elements
 * and then as a whole (`expand`), or as a whole only. Ends at the first value that passes.
 */
export function reach(
  value: unknown,
  parts: string[],
  expand: boolean,
  test: Test,
  position?: number,
): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) {
    if (expand && Array.isArray(value) && value.some((element, i) => test(element, position ?? i)))
      return true;
    return test(value, position);
  }
  if (!Array.isArray(value)) {
    return isDocument(value)
      ? reach(field(value, part), rest, expand, test, position)
      : test(undefined, position);
  }
  const offset = isIndex(part) ? Number(part) : -1;
  return value.some((element, i) => {
    const outer = position ?? i;
    if (isDocument(element) && reach(element, parts, expand, test, outer)) return true;
    if (i !== offset) return false;
    if (!rest.length) return test(element, outer);
    return typeof element === 'object' && element !== null && reach(element, rest, expand, test, outer);
  });
}

/** Every value a path offers, arrays by their elements only. */
export function valuesAt(doc: Doc, path: string): unknown[] {
  const values: unknown[] = [];
  reach(doc, path.split('.'), true, (value) => {
    if (!Array.isArray(value)) values.push(value);
    return false;
  });
  return values;
}
