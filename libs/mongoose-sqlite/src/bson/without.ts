/** Bytes of a value by its type in BSON; the others begin with how many they are. */
const SIZES: Readonly<Record<number, number>> = {
  ...{ 0x01: 8, 0x06: 0, 0x07: 12, 0x08: 1, 0x09: 8, 0x0a: 0, 0x10: 4, 0x11: 8, 0x12: 8, 0x13: 16 },
  ...{ 0x7f: 0, 0xff: 0 },
};
/** Bytes beside those that are counted. Documents, arrays and code with a scope count themselves. */
const BESIDE: Readonly<Record<number, number>> = { 0x02: 4, 0x05: 5, 0x0c: 16, 0x0d: 4, 0x0e: 4 };
const REGULAR_EXPRESSION = 0x0b;

/** A document in BSON without these of its fields: nothing of it is decoded. */
export function withoutFields(bytes: Uint8Array, names: readonly string[]): Uint8Array {
  const from = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Buffer[] = [];
  let begin = 4;
  let at = 4;
  while (from[at] !== 0) {
    const start = at;
    const end = from.indexOf(0, start + 1);
    const name = from.toString('utf8', start + 1, end);
    at = behind(from, from[start] as number, end + 1);
    if (!names.includes(name)) continue;
    kept.push(from.subarray(begin, start));
    begin = at;
  }
  if (kept.length === 0) return bytes;
  const all = Buffer.concat([from.subarray(0, 4), ...kept, from.subarray(begin)]);
  all.writeInt32LE(all.length, 0);
  return all;
}

/** Where the value that begins at `at` ends. */
function behind(from: Buffer, type: number, at: number): number {
  const size = SIZES[type];
  if (size !== undefined) return at + size;
  if (type === REGULAR_EXPRESSION) return from.indexOf(0, from.indexOf(0, at) + 1) + 1;
  return at + from.readInt32LE(at) + (BESIDE[type] ?? 0);
}
