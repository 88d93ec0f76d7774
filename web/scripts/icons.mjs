// Draws the icons of the site from public/favicon.svg: favicon.ico for old browsers and feed readers, apple-touch-icon.png,
// and those of the manifest. Run it by hand after changing the drawing: `node web/scripts/icons.mjs` (needs CHROMIUM).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inChromium } from './chromium.mjs';

process.chdir(path.join(import.meta.dirname, '../public'));

const drawing = readFileSync('favicon.svg', 'utf8');
/** On a whole ground of ink, with the mark inside the circle that phones may cut out. */
const whole = drawing.replace(/<rect[^>]*>/, '').replace('viewBox="0 0 38 38"', 'viewBox="-7 -7 52 52"');

/** Returns an ICO file of PNG images (each with its size in pixels). */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

await inChromium({ width: 512, height: 512 }, async (tab, show) => {
  const draw = async (size, svg, ground = 'transparent') => {
    await tab.setViewportSize({ width: size, height: size });
    await show(
      `<style>html { background: ${ground} } body { margin: 0 } svg { display: block; width: 100vw; height: 100vw }</style>${svg}`,
    );
    return tab.screenshot({ omitBackground: ground === 'transparent' });
  };
  const small = [];
  for (const size of [16, 32, 48]) small.push({ size, png: await draw(size, drawing) });
  writeFileSync('favicon.ico', ico(small));
  writeFileSync('apple-touch-icon.png', await draw(180, whole, '#0c1a28'));
  for (const size of [192, 512]) writeFileSync(`icon-${size}.png`, await draw(size, drawing));
  writeFileSync('icon-maskable-512.png', await draw(512, whole, '#0c1a28'));
});
