import { createHash, randomInt } from 'node:crypto';

/** Recovery codes of an account; each works once. */
export const RECOVERY_CODES = 10;

/** Without letters that look like digits (Crockford's base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 4;
const GROUP = 4;

const group = (): string =>
  Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns a code like `7k3d-p0qa-mz81-x4vt`: 80 random bits, too many to be guessed from a stolen hash. */
export const newRecoveryCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** Reads a code as typed: in capitals, without dashes, with an O for a zero. Returns null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const text = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  if (text.length !== GROUPS * GROUP || [...text].some((letter) => !ALPHABET.includes(letter))) return null;
  return text.match(/.{4}/g)!.join('-');
}

/** A fast hash is enough for random input. */
export const hashOfRecoveryCode = (code: string): string => createHash('sha256').update(code).digest('hex');
