/** Words of PromQL that are no names of metrics; functions are told by their parenthesis. */
const WORDS = new Set(
  'by without on ignoring group_left group_right and or unless offset bool inf nan'.split(' '),
);

/** The names of the metrics that a query asks for. */
export function metricsOf(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    // Functions and aggregations, also those whose labels stood between their name and their arguments.
    .replace(/\b[a-z_0-9]+\s*\(/g, ' (');
  const names = bare.match(/\b[a-zA-Z_:][\w:]*/g) ?? [];
  const aggregations = new Set(['sum', 'max', 'min', 'count', 'avg', 'topk']);
  return [...new Set(names.filter((name) => !WORDS.has(name) && !aggregations.has(name)))];
}
