/** Returns only the fields that have a value: a change contains what was sent and leaves the rest as it is. */
export function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
