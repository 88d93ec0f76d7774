/* global document */
// Renders public/social.png, the preview of shared links, from social.svg. Run it by hand after changing the drawing:
// `node web/scripts/social-image.mjs` (needs a Chromium, see CHROMIUM).
import { chromium } from '@playwright/test';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const fontFile = (name) =>
  pathToFileURL(
    path.join(here, `../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
const face = (family, name) =>
  `@font-face { font-family: '${family} Variable'; src: url('${fontFile(name)}'); font-weight: 200 800; }`;
const page = `<style>
  ${face('Familjen Grotesk', 'familjen-grotesk')}
  ${face('Atkinson Hyperlegible Next', 'atkinson-hyperlegible-next')}
  body { margin: 0 }
</style>${readFileSync(path.join(here, 'social.svg'), 'utf8')}`;

const file = path.join(mkdtempSync(path.join(tmpdir(), 'social-')), 'social.html');
writeFileSync(file, page);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.goto(String(pathToFileURL(file)));
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({ path: path.join(here, '../public/social.png') });
await browser.close();
