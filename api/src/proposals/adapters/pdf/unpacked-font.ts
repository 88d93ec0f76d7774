import { inflateSync } from 'node:zlib';

/** Lengths in bytes of the heads of both formats, and of what they say of each table. */
const WOFF = { head: 44, entry: 20 };
const SFNT = { head: 12, entry: 16 };

const aligned = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * Returns a WOFF file as the OpenType file that it packs: the tables in their order, unpacked. The writer of PDFs reads WOFF
 * too, but unpacks a whole table for each letter, which takes half a minute with fonts of some thousand letters.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF.head + index * WOFF.entry;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const length = woff.readUInt32BE(at + 12);
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      content: packed < length ? inflateSync(data) : data,
    };
  });
  const first = SFNT.head + count * SFNT.entry;
  const font = Buffer.alloc(tables.reduce((sum, { content }) => sum + aligned(content.length), first));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  // For a binary search of the list of tables.
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * 16;
  font.writeUInt16BE(range, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(count * 16 - range, 10);
  let end = first;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = SFNT.head + index * SFNT.entry;
    tag.copy(font, at);
    checksum.copy(font, at + 4);
    font.writeUInt32BE(end, at + 8);
    font.writeUInt32BE(content.length, at + 12);
    content.copy(font, end);
    end += aligned(content.length);
  }
  return font;
}
