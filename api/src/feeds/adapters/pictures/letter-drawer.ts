import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PictureDrawer } from '../../application/pictures.ports.ts';
import { drawable, linesOf } from '../../domain/pictures/lines.ts';
import type { SharePicture } from '../../domain/pictures/share-picture.ts';
import { readLetterFile, type LetterFile, type Style, type StyleName } from './letter-file.ts';
import { pngOf, strideOf } from './png.ts';

const LEFT = 72;
/** The pictures' lines begin to the right of it. */
const WIDTH = 990;
const FIRM = { left: 166, baseline: 103 };
const LABEL_BASELINE = 192;
/** The baseline of the first line of a title, and between two. */
const TITLE = { baseline: 270, most: 3, height: 72 };
/** The same for one that needs more lines. */
const LONG = { baseline: 258, most: 4, height: 58 };
/** The first fact leaves room for the second. */
const FACTS = { baseline: 514, first: 400, right: 1000, between: 48 };

type Colour = readonly [red: number, green: number, blue: number];
const INK: Colour = [0x0c, 0x1a, 0x28];
const SECOND_INK: Colour = [0x43, 0x57, 0x6b];

/** Draws pictures of letters that the build's fonts were drawn as before: no font is read, and nothing is rasterized. */
@Injectable()
export class LetterDrawer extends PictureDrawer {
  private read: Promise<LetterFile> | undefined;

  async revisionOf(picture: SharePicture): Promise<string> {
    const { revision } = await this.file();
    return createHash('sha1')
      .update(JSON.stringify([revision, picture]))
      .digest('base64url');
  }

  async draw({ firm, label, title, facts }: SharePicture): Promise<Buffer> {
    const file = await this.file();
    const canvas = new Canvas(file);
    const { styles } = file;
    const shown = (text: string) => drawable(text, styles.text);
    canvas.text('text', shown(firm), FIRM, INK);
    const written = drawable(title, styles.title);
    if (written) canvas.text('text', shown(label), { left: LEFT, baseline: LABEL_BASELINE }, SECOND_INK);
    // A title of other alphabets alone cannot be drawn.
    this.drawTitle(canvas, written || shown(label), styles);
    const [first = '', second = ''] = facts.map(shown).filter(Boolean);
    const most = second ? FACTS.first : FACTS.right - LEFT;
    const end = LEFT + canvas.text('text', cut(first, styles.text, most), { left: LEFT, ...FACTS }, INK);
    const left = end + FACTS.between;
    canvas.text('text', cut(second, styles.text, FACTS.right - left), { left, ...FACTS }, INK);
    return pngOf(canvas.rows, file.width, file.height);
  }

  private drawTitle(canvas: Canvas, title: string, styles: LetterFile['styles']): void {
    const isLong = linesOf(title, styles.title, { width: WIDTH, most: Infinity }).length > TITLE.most;
    const [style, { baseline, most, height }] = isLong
      ? (['long', LONG] as const)
      : (['title', TITLE] as const);
    linesOf(title, styles[style], { width: WIDTH, most }).forEach((line, index) =>
      canvas.text(style, line, { left: LEFT, baseline: baseline + index * height }, INK),
    );
  }

  private file(): Promise<LetterFile> {
    return (this.read ??= readLetterFile());
  }
}

const cut = (line: string, style: Style, width: number): string =>
  linesOf(line, style, { width, most: 1 })[0] ?? '';

/** A copy of the background, as rows of a PNG file. */
class Canvas {
  readonly rows: Buffer;
  private readonly stride: number;

  constructor(private readonly file: LetterFile) {
    const { width, height, background } = file;
    this.stride = strideOf(width);
    this.rows = Buffer.alloc(this.stride * height);
    for (let y = 0; y < height; y++)
      background.copy(this.rows, y * this.stride + 1, y * width * 3, (y + 1) * width * 3);
  }

  /** Draws a line of text and returns its width. */
  text(style: StyleName, line: string, at: { left: number; baseline: number }, colour: Colour): number {
    const { placed, width } = this.file.styles[style];
    for (const { at: distance, letter } of placed(line)) {
      const left = Math.round(at.left + distance) + letter.left;
      for (let y = 0; y < letter.height; y++)
        for (let x = 0; x < letter.width; x++)
          this.blend(
            left + x,
            at.baseline + letter.top + y,
            letter.coverage[y * letter.width + x] ?? 0,
            colour,
          );
    }
    return width(line);
  }

  private blend(x: number, y: number, coverage: number, colour: Colour): void {
    if (coverage === 0 || x < 0 || x >= this.file.width || y < 0 || y >= this.file.height) return;
    const at = y * this.stride + 1 + x * 3;
    for (let part = 0; part < 3; part++) {
      const under = this.rows[at + part] ?? 0;
      this.rows[at + part] = under + Math.round((((colour[part] ?? 0) - under) * coverage) / 255);
    }
  }
}
