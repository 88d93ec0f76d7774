/** Replaces the names in braces by their values. Names without a value stay as they are. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
