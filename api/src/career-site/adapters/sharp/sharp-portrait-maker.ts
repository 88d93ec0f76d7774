import { Injectable } from '@nestjs/common';
import { PORTRAIT_WIDTHS, type PortraitWidth } from '@consulting/contracts';
import type Sharp from 'sharp';
import { DomainError, invalidField } from '../../../shared/errors.ts';
import { PortraitMaker } from '../../application/career-site.ports.ts';

/** Most megapixels of a picture: those of a good telephone. They are counted before anything is decoded. */
const MOST = 40;
const [LEAST, , LARGEST] = PORTRAIT_WIDTHS;
/** Seconds for a picture. One of the most pixels takes up to four. */
const DEADLINE = 20;
const QUALITY = 82;

/** The only loaders that may run, whatever the bytes look like: none for SVG, PDF, GIF, HEIF or TIFF. */
const LOADERS = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

type Library = typeof Sharp;
let library: Promise<Library> | undefined;

/** Loads sharp for the first portrait, because its library takes memory that most processes never need. */
async function load(): Promise<Library> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  // One thread of libuv's pool, which also hashes passwords.
  sharp.concurrency(1);
  return sharp;
}

/**
 * Makes portraits with sharp, outside of the thread that answers requests, and one after the other: a picture of the most
 * pixels takes 140 MB.
 */
@Injectable()
export class SharpPortraitMaker extends PortraitMaker {
  private last: Promise<unknown> = Promise.resolve();

  make(content: Buffer): Promise<{ width: PortraitWidth; content: Buffer }[]> {
    const made = this.last.then(() => makeOne(content));
    this.last = made.catch(() => undefined);
    return made;
  }
}

async function makeOne(content: Buffer): Promise<{ width: PortraitWidth; content: Buffer }[]> {
  library ??= load();
  const sharp = await library;
  try {
    return await portraits(sharp, content);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // libvips tells why in terms of the format, which do not help the uploader.
    throw invalidField('portrait', 'file.picture-damaged');
  }
}

async function portraits(
  sharp: Library,
  content: Buffer,
): Promise<{ width: PortraitWidth; content: Buffer }[]> {
  // The header alone is read: nothing is decoded yet.
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > MOST * 1e6)
    throw invalidField('portrait', 'file.picture-too-many-pixels', { most: String(MOST) });
  if (Math.min(width, height) < LEAST)
    throw invalidField('portrait', 'file.picture-too-small', { least: String(LEAST) });
  const square = await sharp(content, { limitInputPixels: MOST * 1e6, failOn: 'error' })
    .autoOrient()
    // The part with the face: libvips looks for skin, saturated colours and edges.
    .resize(LARGEST, LARGEST, { fit: 'cover', position: 'attention' })
    .timeout({ seconds: DEADLINE })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: { width: PortraitWidth; content: Buffer }[] = [];
  for (const size of PORTRAIT_WIDTHS) {
    const picture = sharp(square.data, { raw: square.info }).resize(size, size).webp({ quality: QUALITY });
    files.push({ width: size, content: await picture.toBuffer() });
  }
  return files;
}
