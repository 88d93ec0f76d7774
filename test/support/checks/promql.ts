/** Words of PromQL that are not metrics; functions are recognised by their parenthesis. */
const WORDS = new Set(
  'by without on ignoring group_left group_right and or unless offset bool inf nan'.split(' '),
);

/** Returns the names of the metrics in a query. */
export function metricsOf(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    // Functions and aggregations, also those with labels between their name and their arguments.
    .replace(/\b[a-z_0-9]+\s*\(/g, ' (');
  const names = bare.match(/\b[a-zA-Z_:][\w:]*/g) ?? [];
  const aggregations = new Set(['sum', 'max', 'min', 'count', 'avg', 'topk']);
  return [...new Set(names.filter((name) => !WORDS.has(name) && !aggregations.has(name)))];
}
