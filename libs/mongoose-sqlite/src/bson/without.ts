/** Bytes of a value by its BSON type. Values of other types begin with their length. */
const SIZES: Readonly<Record<number, number>> = {
  ...{ 0x01: 8, 0x06: 0, 0x07: 12, 0x08: 1, 0x09: 8, 0x0a: 0, 0x10: 4, 0x11: 8, 0x12: 8, 0x13: 16 },
  ...{ 0x7f: 0, 0xff: 0 },
};
/** Bytes that the length does not include. For documents, arrays and code with scope it includes all. */
const HEADER_BYTES: Readonly<Record<number, number>> = { 0x02: 4, 0x05: 5, 0x0c: 16, 0x0d: 4, 0x0e: 4 };
const REGULAR_EXPRESSION = 0x0b;

/** Returns a BSON document without these fields, without decoding it. */
export const withoutFields = (bytes: Uint8Array, names: readonly string[]): Uint8Array =>
  partOf(bytes, (name) => !names.includes(name));

/** Returns a BSON document with these fields alone, without decoding it. */
export const onlyFields = (bytes: Uint8Array, names: readonly string[]): Uint8Array =>
  partOf(bytes, (name) => names.includes(name));

function partOf(bytes: Uint8Array, isKept: (name: string) => boolean): Uint8Array {
  const from = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Buffer[] = [];
  let begin = 4;
  let at = 4;
  let isWhole = true;
  while (from[at] !== 0) {
    const start = at;
    const end = from.indexOf(0, start + 1);
    const name = from.toString('utf8', start + 1, end);
    at = endOf(from, from[start] as number, end + 1);
    if (isKept(name)) continue;
    if (start > begin) kept.push(from.subarray(begin, start));
    isWhole = false;
    begin = at;
  }
  if (isWhole) return bytes;
  const all = Buffer.concat([from.subarray(0, 4), ...kept, from.subarray(begin)]);
  all.writeInt32LE(all.length, 0);
  return all;
}

/** Returns the end of the value that begins at `at`. */
function endOf(from: Buffer, type: number, at: number): number {
  const size = SIZES[type];
  if (size !== undefined) return at + size;
  if (type === REGULAR_EXPRESSION) return from.indexOf(0, from.indexOf(0, at) + 1) + 1;
  return at + from.readInt32LE(at) + (HEADER_BYTES[type] ?? 0);
}
