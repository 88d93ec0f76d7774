import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { KEY_PREFIX } from '@consulting/contracts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 238 random bits cannot be guessed, so a fast hash is enough. */
const RANDOM = 40;
const CHECKSUM = 6;
const WHOLE = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${RANDOM + CHECKSUM}}$`);

/** The part of a key that is shown later: enough to identify it, not enough to call with. */
const START = KEY_PREFIX.length + 6;

/** CRC-32 in base 62, as in other kinds of keys: mistyped and invented keys are refused without reading the store. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let sum = '';
  for (; sum.length < CHECKSUM; rest = Math.floor(rest / LETTERS.length))
    sum = LETTERS[rest % LETTERS.length] + sum;
  return sum;
}

export function newKeyText(): string {
  const random = Array.from({ length: RANDOM }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return KEY_PREFIX + random + checksumOf(random);
}

export function isKeyText(text: string): boolean {
  return WHOLE.test(text) && checksumOf(text.slice(KEY_PREFIX.length, -CHECKSUM)) === text.slice(-CHECKSUM);
}

export const startOf = (text: string): string => text.slice(0, START);

export const hashOfKey = (text: string): string => createHash('sha256').update(text).digest('hex');
