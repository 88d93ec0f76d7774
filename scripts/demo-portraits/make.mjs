// Makes the portraits of the demo data from the drawings in this folder, in the three widths that an upload would make:
// `node scripts/demo-portraits/make.mjs`. The files are in the repository, so that seeding needs no rasterizer.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = import.meta.dirname;
const TARGET = join(FOLDER, '../../api/src/demo/data/portraits');
const WIDTHS = [176, 352, 704];
/** The drawings are 160 units wide; at 72 dots an inch a unit is a pixel. */
const DENSITY = (72 * WIDTHS.at(-1)) / 160;

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.svg')))
  for (const width of WIDTHS) {
    const picture = sharp(join(FOLDER, file), { density: DENSITY }).resize(width, width);
    const content = await picture.webp({ quality: 82, effort: 6 }).toBuffer();
    writeFileSync(join(TARGET, file.replace('.svg', `-${width}.webp`)), content);
  }
