/** A path without the slashes at its end. An expression for them would take quadratic time for slashes before other letters. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
