import { type Doc } from './codec.ts';
import { type Binary, binaryBytes, PLACE, place, regexParts } from './compare.ts';
import { compareNumbers, toNumber } from './numbers.ts';
import { refused } from './errors.ts';

const END = Buffer.from([0]);

/**
 * Bytes that sort (memcmp) as MongoDB sorts the values: the type's place, then the value. No key is a prefix of
 * another, so that keys of several fields can stand one after another, and inverting all bytes turns the order round.
 */
export const encodeKey = (value: unknown): Buffer =>
  Buffer.concat([Buffer.from([place(value)]), ...parts(value)]);

/** The key as a Map's key. */
export const keyText = (value: unknown): string => encodeKey(value).toString('latin1');

function parts(value: unknown): Uint8Array[] {
  switch (place(value)) {
    case PLACE.number:
      return numberKey(value);
    case PLACE.string:
      return [textKey(value as string)];
    case PLACE.object:
      return [
        ...Object.entries(value as Doc).flatMap(([name, one]) => [
          Buffer.from([place(one)]),
          textKey(name),
          encodeKey(one),
        ]),
        END,
      ];
    case PLACE.array:
      return [...(value as unknown[]).map(encodeKey), END];
    case PLACE.Binary: {
      const bytes = binaryBytes(value as Binary);
      const head = Buffer.alloc(5, (value as Binary).sub_type);
      head.writeUInt32BE(bytes.length);
      return [head, bytes];
    }
    case PLACE.ObjectId:
      return [(value as { id: Uint8Array }).id];
    case PLACE.boolean:
      return [Buffer.from([Number(value)])];
    case PLACE.Date:
      return [doubleKey(Number(value))];
    case PLACE.RegExp:
      return regexParts(value).map(textKey);
    case PLACE.Timestamp:
      throw refused('a Timestamp in an index');
    default:
      return [];
  }
}

// UTF-8 with its zeros marked, so that two zeros end it.
const textKey = (text: string): Buffer =>
  Buffer.from(`${text.includes('\0') ? text.replaceAll('\0', '\0\u0001') : text}\0\0`);

function doubleKey(n: number): Buffer {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(n)) return bytes;
  bytes.writeDoubleBE(n + 0);
  if (bytes[0]! & 0x80) return invert(bytes);
  bytes[0]! |= 0x80;
  return bytes;
}

// The nearest double, then how far the value lies from it: a long beyond 2^53 keeps its place.
function numberKey(value: unknown): Buffer[] {
  const near = toNumber(value);
  const tail = Buffer.from([0x80, 0]);
  if (typeof value !== 'number' && compareNumbers(value, near)) {
    tail.writeUInt16BE(0x8000 + Number(BigInt(String(value)) - BigInt(near)));
  }
  return [doubleKey(near), tail];
}

export const invert = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => 0xff ^ byte));

/** The smallest byte string above every string that starts with `bytes`. */
export function successor(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end--;
  const out = Buffer.from(end ? bytes.subarray(0, end) : [0xfe]);
  out[out.length - 1]!++;
  return out;
}
