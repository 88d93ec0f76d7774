import { createHash, randomInt } from 'node:crypto';

/** Recovery codes of an account; each works once. */
export const RECOVERY_CODES = 10;

/** Without letters that look like digits (Crockford's base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 6;
const GROUP = 4;
/** Codes that were made before they became longer. They go on working until they are used or replaced. */
const FORMER_GROUPS = 4;

const group = (): string =>
  Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Returns a code like `7k3d-p0qa-mz81-x4vt-9s2c-j8wf`: 120 random bits, so that a fast hash is enough (OWASP ASVS 5.0,
 * 6.5.2, asks for 112).
 */
export const newRecoveryCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** Reads a code as typed: in capitals, without dashes, with an O for a zero. Returns null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const text = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  const isLongEnough = [GROUPS, FORMER_GROUPS].some((groups) => text.length === groups * GROUP);
  if (!isLongEnough || [...text].some((letter) => !ALPHABET.includes(letter))) return null;
  return text.match(/.{4}/g)!.join('-');
}

export const hashOfRecoveryCode = (code: string): string => createHash('sha256').update(code).digest('hex');
