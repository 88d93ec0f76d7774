import type { SharePicture } from '../domain/pictures/share-picture.ts';

/** Draws pictures of 1200 by 630 pixels. */
export abstract class PictureDrawer {
  /** Returns a name of what would be drawn: the same for the same texts, another one after a change of the drawing. */
  abstract revisionOf(picture: SharePicture): Promise<string>;
  /** Returns a PNG file. Takes a few milliseconds of the thread; the compression runs beside it. */
  abstract draw(picture: SharePicture): Promise<Buffer>;
}
