import { coded, type CodedMessage } from '@consulting/contracts';

/** More levels than any of our forms; deeper values are attacks on recursive code. */
const MAX_DEPTH = 10;
/** More values than any of our forms: two lists of 50 entries with four fields each, and the other fields. */
const MAX_VALUES = 2_000;
/** More parameters than any of our addresses, including those of campaigns. */
const MAX_PARAMETERS = 50;

const TOO_MANY_VALUES = coded('request.too-many-values', { max: MAX_VALUES });

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Half a surrogate pair, at which text encoders throw, and NUL, which the store's patterns cannot hold. */
const NO_TEXT = /\p{Surrogate}|\0/u;

export const isNoText = (value: unknown): boolean => typeof value === 'string' && NO_TEXT.test(value);

/** Returns the first forbidden key: an operator of the store, or a name that reaches an object's prototype. */
export function forbiddenKey(keys: Iterable<string>): string | undefined {
  for (const key of keys) if (key.startsWith('$') || FORBIDDEN_KEYS.has(key)) return key;
  return undefined;
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
/** Characters that begin or follow a value. */
const SIGNS = new Set([...',[{'].map((sign) => sign.charCodeAt(0)));

/**
 * Finds too many values in a JSON text before it is parsed: the parser needs 30 ms for a megabyte of values. It only
 * counts signs, so `unsafeShape` must check the parsed value as well.
 */
export function tooManyValues(text: string): CodedMessage | undefined {
  let signs = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      // Skips to the end of the string.
      do at = text.indexOf('"', at + 1);
      while (at > 0 && isEscaped(text, at));
      if (at < 0) return undefined;
    } else if (SIGNS.has(code) && ++signs > MAX_VALUES) return TOO_MANY_VALUES;
  }
  return undefined;
}

function isEscaped(text: string, quote: number): boolean {
  let before = quote;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (quote - before) % 2 === 1;
}

/** Checks the shape of a parsed JSON value before any rule of a form; undefined when it is safe. */
export function unsafeShape(value: unknown): CodedMessage | undefined {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return coded('request.too-deep');
    const next: unknown[] = [];
    for (const each of level) {
      if (isNoText(each)) return coded('request.not-text');
      if (typeof each !== 'object' || each === null) continue;
      const keys = Object.keys(each);
      values += keys.length;
      if (values > MAX_VALUES) return TOO_MANY_VALUES;
      const key = Array.isArray(each) ? undefined : forbiddenKey(keys);
      if (key !== undefined) return coded('request.field-not-allowed', { name: key.slice(0, 40) });
      for (const inner of Object.values(each)) next.push(inner);
    }
    level = next;
  }
  return undefined;
}

/** Refuses duplicate and dangerous query parameters. `search` is the part after the question mark. */
export function unsafeQuery(search: string): CodedMessage | undefined {
  const seen = new Set<string>();
  // Node refuses addresses above 16 kB, so there is little to split.
  if (search.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS)
    return coded('request.too-many-parameters', { max: MAX_PARAMETERS });
  for (const [key, value] of new URLSearchParams(search)) {
    if (isNoText(value)) return coded('request.not-text');
    if (seen.has(key)) return coded('request.parameter-twice', { name: key.slice(0, 40) });
    seen.add(key);
  }
  // The name may be in brackets or after a dot: `q[$ne]`.
  const key = forbiddenKey([...seen].flatMap((name) => name.split(/[[\].]+/)));
  return key === undefined ? undefined : coded('request.parameter-not-allowed', { name: key.slice(0, 40) });
}
