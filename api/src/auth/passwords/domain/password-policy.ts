import { LIMITS } from '@consulting/contracts';
import { invalidField } from '../../../shared/errors.ts';
import { COMMON_DIGITS } from './common-digits.ts';
import { COMMON_WORDS, RUNS } from './common-passwords.ts';

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/** Keeps letters and digits, in lowercase. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Like `plain`, with `p@ssw0rd` read as `password`. */
const read = (text: string) => plain([...text].map((sign) => LOOKALIKES[sign] ?? sign).join(''));

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** Returns whether a non-empty `text` consists of `words` only. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reachable = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (!reachable.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reachable.add(at + word.length);
  }
  return text !== '' && reachable.has(text.length);
}

/** Returns whether at most three characters alternate, or four are repeated: `aaaaaaaaaaaa`, `abcdabcdabcd`. */
const isRepetition = (text: string): boolean =>
  new Set(text).size <= 3 || [...text].every((letter, at, all) => letter === all[at % 4]);

/** Returns whether it only runs along a row of the keyboard, the digits or the alphabet. */
function isRun(text: string): boolean {
  const pieces = text.match(/.{1,4}/gsu) ?? [];
  const rows = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);
  return pieces.every((piece) => rows.some((row) => row.includes(piece)));
}

/** Returns words that an attacker would try for this person: parts of the address, names, the company. */
export function ownWords(about: readonly string[]): string[] {
  return about
    .flatMap((text) => [plain(text), ...text.split(/[^\p{L}\p{N}]+/u).map(plain)])
    .filter((word) => word.length >= 3);
}

/** Returns whether a password is on every attacker's list or only repeats what is known about its owner. */
export function isCommon(password: string, about: readonly string[] = []): boolean {
  const signs = password.toLowerCase();
  if (isRepetition(signs) || isRun(signs)) return true;
  const words = [...COMMON_WORDS, ...ownWords(about)];
  // Digits never make a common word uncommon: dates, years and counting are tried first.
  const core = /^.*\p{L}/su.exec(password)?.[0] ?? '';
  const readings = [letters(plain(password)), letters(read(password)), letters(read(core))];
  if (isMadeOf(plain(password), COMMON_DIGITS)) return true;
  return readings.some((text) => isMadeOf(text, words));
}

/**
 * Requires 12 to 128 characters, no rules of composition, not a common password (the HTTP contract, register). What only
 * an attacker's dictionaries find is refused by `PasswordStrength`.
 * `about`: address, names and company of the owner. Throws with `field`.
 */
export function checkPassword(password: string, about: readonly string[], field = 'password'): void {
  const { min, max } = LIMITS.password;
  const length = [...password].length;
  if (length < min) throw invalidField(field, 'password.shorter-than-allowed', { min });
  if (length > max) throw invalidField(field, 'password.longer-than-allowed', { max });
  if (isCommon(password, about)) throw invalidField(field, 'password.too-easy');
}
