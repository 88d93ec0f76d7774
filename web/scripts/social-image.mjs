/* global document */
// Renders the preview of shared links in each language (public/social.png, public/de/social.png) from a drawing. Run
// it by hand after changing the drawing or its texts: `node web/scripts/social-image.mjs` (needs CHROMIUM).
import { DEFAULT_LANGUAGE, LANGUAGES } from '@consulting/contracts';
import { chromium } from '@playwright/test';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const here = import.meta.dirname;
process.chdir(path.join(here, '..'));
const { wordedPicture } = (await runnerImport('./scripts/pictures.ts')).module;

const fontFile = (name) =>
  pathToFileURL(
    path.join(here, `../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
const face = (family, name) =>
  `@font-face { font-family: '${family} Variable'; src: url('${fontFile(name)}'); font-weight: 200 800; }`;
const page = (drawing) => `<meta charset="utf-8"><style>
  ${face('Familjen Grotesk', 'familjen-grotesk')}
  ${face('Atkinson Hyperlegible Next', 'atkinson-hyperlegible-next')}
  body { margin: 0 }
</style>${drawing}`;

const drawing = readFileSync('src/shared/illustrations/social.svg', 'utf8');
const file = path.join(mkdtempSync(path.join(tmpdir(), 'social-')), 'social.html');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const language of LANGUAGES) {
  writeFileSync(file, page(await wordedPicture(drawing, language)));
  await tab.goto(String(pathToFileURL(file)));
  await tab.evaluate(() => document.fonts.ready);
  const folder = path.join('public', language === DEFAULT_LANGUAGE ? '' : language);
  mkdirSync(folder, { recursive: true });
  await tab.screenshot({ path: path.join(folder, 'social.png') });
}
await browser.close();
