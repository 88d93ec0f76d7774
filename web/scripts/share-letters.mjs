// Renders what the server makes the pictures of shared postings of (api/src/feeds/adapters/pictures/letters.bin): the
// background, and every letter of our fonts in each size, as Chromium draws them. Run it by hand after changing the
// drawing, a size or the fonts: `node web/scripts/share-letters.mjs` (needs CHROMIUM).
//
// The file is compressed by gzip: the length of the JSON that describes it (4 bytes), that JSON, the background's pixels
// (RGB), and the coverage of each letter (a byte a pixel, row by row).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fontFaces, inChromium } from './chromium.mjs';

const WEB = path.join(import.meta.dirname, '..');
const TARGET = path.join(WEB, '../api/src/feeds/adapters/pictures/letters.bin');
const SIZE = { width: 1200, height: 630 };

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** Latin-1, Latin Extended-A, and the signs of our languages' typography. */
const CANDIDATES = String.fromCodePoint(...range(0x21, 0x7e), ...range(0xa1, 0x17f)) + '–—‘’‚“”„†•…‰‹›€™−';

const STYLES = {
  title: { font: '700 68px "Familjen Grotesk Variable"', spacing: -1.6 },
  long: { font: '700 52px "Familjen Grotesk Variable"', spacing: -1.2 },
  text: { font: '500 32px "Atkinson Hyperlegible Next Variable"', spacing: 0 },
};

/** Runs in the page: the letters that a font has, with their pixels, and what two beside each other move together. */
async function draw({ styles, candidates }) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const drawn = {};
  for (const [name, { font, spacing }] of Object.entries(styles)) {
    await document.fonts.load(font, candidates);
    const size = Number(/(\d+)px/.exec(font)[1]);
    const [pad, height] = [Math.ceil(size / 4), Math.ceil(size * 1.6)];
    const baseline = Math.ceil(size * 1.15);
    const measure = (text) => context.measureText(text).width;
    const pixelsOf = (letter, fallback) => {
      canvas.width = Math.ceil(size * 2) + 2 * pad;
      canvas.height = height;
      context.font = `${font}, ${fallback}`;
      context.fillText(letter, pad, baseline);
      return context.getImageData(0, 0, canvas.width, height);
    };
    const letters = {};
    for (const letter of candidates) {
      const { data, width } = pixelsOf(letter, 'serif');
      // A letter that the font lacks looks as in the fallback.
      if (data.join() !== pixelsOf(letter, 'monospace').data.join()) continue;
      context.font = font;
      let [left, right, top, bottom] = [width, -1, height, -1];
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          if (data[(y * width + x) * 4 + 3] > 0)
            [left, right, top, bottom] = [
              Math.min(left, x),
              Math.max(right, x),
              Math.min(top, y),
              Math.max(bottom, y),
            ];
      const coverage = [];
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= right; x++) coverage.push(data[(y * width + x) * 4 + 3]);
      const box = [left - pad, top - baseline, Math.max(0, right - left + 1), Math.max(0, bottom - top + 1)];
      letters[letter] = { advance: measure(letter) + spacing, box, coverage };
    }
    const pairs = {};
    for (const one of Object.keys(letters))
      for (const other of Object.keys(letters)) {
        const kern = measure(one + other) - measure(one) - measure(other);
        if (Math.abs(kern) >= 0.5) pairs[one + other] = Math.round(kern * 10) / 10;
      }
    drawn[name] = { size, space: measure(' ') + spacing, letters, pairs };
  }
  return drawn;
}

await inChromium(SIZE, async (tab, show) => {
  await show(`${fontFaces}<body></body>`);
  const drawn = await tab.evaluate(draw, { styles: STYLES, candidates: CANDIDATES });
  await show(fontFaces + readFileSync(path.join(WEB, 'src/shared/illustrations/share.svg'), 'utf8'));
  const shot = `data:image/png;base64,${(await tab.screenshot()).toString('base64')}`;
  const background = await tab.evaluate(async (url) => {
    const picture = Object.assign(new Image(), { src: url });
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: picture.width,
      height: picture.height,
    });
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    return [...data].filter((_, index) => index % 4 !== 3);
  }, shot);
  const pixels = [Buffer.from(background)];
  const styles = {};
  for (const [name, { letters, ...style }] of Object.entries(drawn)) {
    styles[name] = { ...style, letters: {} };
    for (const [letter, { advance, box, coverage }] of Object.entries(letters)) {
      styles[name].letters[letter] = [Math.round(advance * 100) / 100, ...box];
      pixels.push(Buffer.from(coverage));
    }
  }
  const json = Buffer.from(JSON.stringify({ ...SIZE, styles }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  writeFileSync(TARGET, gzipSync(Buffer.concat([length, json, ...pixels]), { level: 9 }));
  for (const [name, { letters, pairs }] of Object.entries(styles))
    console.log(`${name}: ${Object.keys(letters).length} letters, ${Object.keys(pairs).length} pairs`);
});
