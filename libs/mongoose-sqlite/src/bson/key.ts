import { type Doc } from './codec.ts';
import { binaryBytes, RANK, rank, regexParts } from './compare.ts';
import { refused } from './errors.ts';
import { compareNumbers, toNumber } from './numbers.ts';

/**
 * Bytes that sort (memcmp) as MongoDB sorts the values: a type byte, then the value. No key is a prefix of another,
 * so that keys of several fields can stand one after another, and inverting all bytes turns the order round.
 */
export function encodeKey(value: unknown): Buffer {
  const type = rank(value);
  const start = Buffer.from([type]);
  switch (type) {
    case RANK.number:
      return Buffer.concat([start, numberKey(value)]);
    case RANK.string:
      return Buffer.concat([start, textKey(String(value))]);
    case RANK.object:
      return Buffer.concat([start, ...Object.entries(value as Doc).flatMap(fieldKey), END]);
    case RANK.array:
      return Buffer.concat([start, ...(value as unknown[]).map(encodeKey), END]);
    case RANK.binary: {
      const { sub_type } = value as { sub_type: number };
      const bytes = binaryBytes(value as Parameters<typeof binaryBytes>[0]);
      const head = Buffer.alloc(5);
      head.writeUInt32BE(bytes.length);
      head[4] = sub_type;
      return Buffer.concat([start, head, bytes]);
    }
    case RANK.objectId:
      return Buffer.concat([start, (value as { id: Uint8Array }).id]);
    case RANK.boolean:
      return Buffer.from([type, value ? 1 : 0]);
    case RANK.date:
      return Buffer.concat([start, doubleKey(+(value as Date))]);
    case RANK.timestamp: {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64BE(BigInt(String(value)));
      return Buffer.concat([start, bytes]);
    }
    case RANK.regex:
      return Buffer.concat([start, ...regexParts(value).map(textKey)]);
    default:
      return start;
  }
}

const END = Buffer.from([0]);
const TEXT_END = Buffer.from([0, 0]);

const fieldKey = ([name, value]: [string, unknown]): Buffer[] => [
  Buffer.from([rank(value)]),
  textKey(name),
  encodeKey(value),
];

function textKey(text: string): Buffer {
  if (!text.includes('\0')) return Buffer.concat([Buffer.from(text), TEXT_END]);
  const pieces = text
    .split('\0')
    .flatMap((piece, i) => (i ? [Buffer.from([0, 0xff])] : []).concat(Buffer.from(piece)));
  return Buffer.concat([...pieces, TEXT_END]);
}

function doubleKey(n: number): Buffer {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(n)) return bytes;
  bytes.writeDoubleBE(n === 0 ? 0 : n);
  if (bytes[0]! & 0x80) for (let i = 0; i < 8; i++) bytes[i]! ^= 0xff;
  else bytes[0]! ^= 0x80;
  return bytes;
}

// The nearest double, then how far the value lies from it: a long beyond 2^53 keeps its place.
function numberKey(value: unknown): Buffer {
  const near = toNumber(value);
  const tail = Buffer.from([0x80, 0]);
  if (typeof value !== 'number' && compareNumbers(value, near) !== 0) {
    if ((value as { _bsontype?: string })._bsontype === 'Decimal128')
      throw refused(`the Decimal128 ${value} in an index`);
    tail.writeUInt16BE(0x8000 + Number(BigInt(String(value)) - BigInt(near)));
  }
  return Buffer.concat([doubleKey(near), tail]);
}

export function invert(bytes: Buffer): Buffer {
  const out = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) out[i] = 0xff ^ bytes[i]!;
  return out;
}

/** The smallest byte string above every string that starts with `bytes`. */
export function successor(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end--;
  if (end === 0) return Buffer.from([0xff, 0xff]);
  const out = Buffer.from(bytes.subarray(0, end));
  out[end - 1]!++;
  return out;
}
