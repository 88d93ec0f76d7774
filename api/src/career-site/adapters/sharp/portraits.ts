import { coded, PORTRAIT_WIDTHS, type CodedMessage, type PortraitWidth } from '@consulting/contracts';
import sharp, { type Metadata } from 'sharp';

export interface PortraitFile {
  width: PortraitWidth;
  content: Uint8Array;
}

/** The files of a portrait, or why the picture is refused. */
export type PortraitResult = { files: PortraitFile[] } | { refusal: CodedMessage };

/** Most megapixels of a picture: those of a good telephone. */
const MOST_MEGAPIXELS = 40;
/**
 * Most bytes of a picture while it is decoded. With them, its process takes 225 MB at most: a picture of 16 bits a channel,
 * one in four colours, or one that is shown step by step takes up to six times as much as another of as many pixels.
 */
const MOST_BYTES = 160e6;
/**
 * How many times as long as the other one side may be. The shorter side is scaled to the side of the square, and the longer
 * with it, before it is cropped: a line of 200,000 pixels would become a picture of 600 megapixels.
 */
const MOST_TIMES = 4;
const [LEAST, , LARGEST] = PORTRAIT_WIDTHS;
const QUALITY = 82;

/** The only loaders that may run, whatever the bytes look like: none for SVG, PDF, GIF, HEIF or TIFF. */
const LOADERS = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/** Makes the files of a portrait. For the process of its own that `portrait-process.ts` is. */
export async function portraits(content: Uint8Array): Promise<PortraitResult> {
  try {
    // The header alone is read: nothing is decoded before it is known what that takes.
    const refusal = refusalOf(await sharp(content, { limitInputPixels: false }).metadata());
    return refusal ? { refusal } : { files: await filesOf(content) };
  } catch {
    // libvips tells why in terms of the format, which do not help the uploader.
    return { refusal: coded('file.picture-damaged') };
  }
}

function refusalOf({ width, height, channels, depth, isProgressive }: Metadata): CodedMessage | null {
  // A picture that is shown step by step is held whole, in twice as many bytes.
  const bytes = channels * (depth === 'uchar' ? 1 : 2) * (isProgressive ? 2 : 1);
  const most = Math.min(MOST_MEGAPIXELS, Math.floor(MOST_BYTES / 1e6 / bytes));
  if (width * height > most * 1e6) return coded('file.picture-too-many-pixels', { most: String(most) });
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < LEAST) return coded('file.picture-too-small', { least: String(LEAST) });
  if (long > short * MOST_TIMES) return coded('file.picture-too-long', { times: String(MOST_TIMES) });
  return null;
}

async function filesOf(content: Uint8Array): Promise<PortraitFile[]> {
  const square = await sharp(content, { limitInputPixels: MOST_MEGAPIXELS * 1e6, failOn: 'error' })
    .autoOrient()
    // The part with the face: libvips looks for skin, saturated colours and edges.
    .resize(LARGEST, LARGEST, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: PortraitFile[] = [];
  for (const width of PORTRAIT_WIDTHS) {
    const picture = sharp(square.data, { raw: square.info }).resize(width, width).webp({ quality: QUALITY });
    files.push({ width, content: await picture.toBuffer() });
  }
  return files;
}
