import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of red, green and blue. */
const RGB = [8, 2, 0, 0, 0];

/** Bytes of a row of pixels: the filter comes first, and three for each pixel follow. */
export const strideOf = (width: number): number => 1 + width * 3;

/** Returns a PNG file of rows without a filter. The compression runs outside of the thread. */
export async function pngOf(rows: Buffer, width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(RGB, 8);
  const pixels = await promisify(deflate)(rows, { level: 6 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(typed.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(typed, 4);
  whole.writeUInt32BE(crc32(typed), typed.length + 4);
  return whole;
}
