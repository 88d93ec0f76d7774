/** "1 entry", "2 entries". Works for regular plurals. */
export function counted(count: number, plural: string): string {
  return `${count} ${noun(count, plural)}`;
}

/** The word alone, where the number is shown separately. */
export function noun(count: number, plural: string): string {
  return count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural;
}
