/** Splits a text into what stands in the other text before and after the difference, and the words that differ. */
export function differing(text: string, other: string): [before: string, changed: string, after: string] {
  const [mine, theirs] = [text.split(/(\s+)/), other.split(/(\s+)/)];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start] === theirs[start]) start++;
  let end = 0;
  while (end < most - start && mine.at(-1 - end) === theirs.at(-1 - end)) end++;
  const until = mine.length - end;
  return [mine.slice(0, start).join(''), mine.slice(start, until).join(''), mine.slice(until).join('')];
}
