/** Whether two forms hold the same: their values go into JSON, and always with their keys in one order. */
export function same<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
