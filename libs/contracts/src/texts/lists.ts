/** Splits a comma-separated text into entries: trims them, drops empty and repeated ones, keeps the order. */
export function splitList(text: string): string[] {
  return uniqueEntries(text.split(','));
}

/** Trims entries, drops empty and repeated ones, keeps the order. */
export function uniqueEntries(entries: readonly string[]): string[] {
  return [...new Set(entries.map((entry) => entry.trim()).filter(Boolean))];
}

/** Cuts a text to `length` characters and marks the cut with an ellipsis; a text that fits is returned as it is. */
export function preview(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}...`;
}

/** Sorts words regardless of case and accents, and drops repeats. Not by locale: that takes a phone 20 ms to load. */
export function alphabetical(words: Iterable<string>): string[] {
  const key = (word: string) => word.normalize('NFD').toLowerCase();
  const keyed = [...new Set(words)].map((word) => [key(word), word] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, word]) => word);
}
