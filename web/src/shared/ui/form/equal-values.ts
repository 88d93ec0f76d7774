/** Deep equality of form values, which are JSON with their keys always in the same order. */
export function haveEqualValues<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
