import { fill } from '../texts/fill.ts';
import { WORDS, type Words } from '../texts/words.ts';

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns "Firefox on Linux" for a User-Agent header; its first 60 characters if nothing is recognised. */
export function deviceName(userAgent: string, words: Words = WORDS): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return fill(words['device.on'], { browser, system });
  return browser ?? system ?? (userAgent.slice(0, 60) || words['device.unknown']);
}
