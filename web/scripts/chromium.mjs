// What the scripts that draw pictures by hand share: a page in Chromium, with our fonts.
import { chromium } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FONTS = path.join(import.meta.dirname, '../../node_modules/@fontsource-variable');
/** The second file has the letters of other Latin alphabets. */
const faces = (family, name) =>
  ['latin', 'latin-ext'].map((part) => {
    const url = pathToFileURL(path.join(FONTS, name, 'files', `${name}-${part}-wght-normal.woff2`));
    const unicodes = part === 'latin' ? 'U+0-FF, U+131, U+152-153, U+2000-22FF' : 'U+100-17F';
    return `@font-face { font-family: '${family} Variable'; src: url('${url}'); font-weight: 200 800; unicode-range: ${unicodes} }`;
  });

export const fontFaces = `<meta charset="utf-8"><style>
  ${faces('Familjen Grotesk', 'familjen-grotesk').join('\n')}
  ${faces('Atkinson Hyperlegible Next', 'atkinson-hyperlegible-next').join('\n')}
  body { margin: 0 }
</style>`;

/** Opens a page of a size; `show` loads HTML into it, from a file, so that it may load the fonts' files. */
export async function inChromium(viewport, use) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'pictures-')), 'page.html');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
  const tab = await browser.newPage({ viewport });
  const show = async (html) => {
    writeFileSync(file, html);
    await tab.goto(String(pathToFileURL(file)));
    await tab.evaluate('document.fonts.ready.then(() => undefined)');
  };
  try {
    await use(tab, show);
  } finally {
    await browser.close();
  }
}
