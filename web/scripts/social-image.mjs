// Renders the preview of shared links in each language (public/social.png, public/de/social.png) from a drawing. Run
// it by hand after changing the drawing, its texts or the firm's name: `node web/scripts/social-image.mjs` (needs CHROMIUM).
import { COMPANY, DEFAULT_LANGUAGE, LANGUAGES } from '@consulting/contracts';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { fontFaces, inChromium } from './chromium.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
const { wordedPicture } = (await runnerImport('./scripts/pictures.ts')).module;

const drawing = readFileSync('src/shared/illustrations/social.svg', 'utf8');
await inChromium({ width: 1200, height: 630 }, async (tab, show) => {
  for (const language of LANGUAGES) {
    const picture = await wordedPicture(drawing, language);
    await show(fontFaces + picture.replace('{{FIRM}}', COMPANY.name));
    const folder = path.join('public', language === DEFAULT_LANGUAGE ? '' : language);
    mkdirSync(folder, { recursive: true });
    await tab.screenshot({ path: path.join(folder, 'social.png') });
  }
});
