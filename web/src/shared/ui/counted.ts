/** "1 entry", "2 entries": the plural is a regular one. */
export function counted(count: number, plural: string): string {
  return `${count} ${noun(count, plural)}`;
}

/** The word alone, where the figure stands beside it. */
export function noun(count: number, plural: string): string {
  return count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural;
}
