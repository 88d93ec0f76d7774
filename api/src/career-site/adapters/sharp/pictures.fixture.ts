import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type Format = 'jpeg' | 'png' | 'webp';

interface PictureParts {
  format?: Format;
  width?: number;
  height?: number;
  /** The EXIF orientation; 6 is turned to the right. */
  orientation?: number;
}

/** A picture that is green above and blue below, taken by a named camera at a known place. */
export function aPicture({
  format = 'jpeg',
  width = 400,
  height = 400,
  orientation,
}: PictureParts = {}): Promise<Buffer> {
  const top = { create: { width, height: height / 2, channels: 3 as const, background: '#00a000' } };
  return sharp({ create: { width, height, channels: 3, background: '#0000a0' } })
    .composite([{ input: top, gravity: 'north' }])
    .withExif({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toFormat(format)
    .toBuffer();
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
};

interface PngParts {
  /** Bits of a channel. */
  depth?: 8 | 16;
  hasAlpha?: boolean;
  isInterlaced?: boolean;
}

/** A PNG of some hundred bytes that declares this many pixels on each side. */
export function aPngOf(
  side: number,
  { depth = 8, hasAlpha = false, isInterlaced = false }: PngParts = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, hasAlpha ? 6 : 2, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
