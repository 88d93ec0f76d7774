import type { Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';

/** The widths at which every screen of both dashboards is looked at. */
export const ALL_WIDTHS = [320, 390, 768, 991, 992, 1280, 1440, 1920] as const;

const WIDER_BY_DESIGN = [
  // On phones the sections and tabs are one line that is moved sideways.
  '.side',
  '.tabs',
  // The button of the account's menu ends a long name with an ellipsis; the page's heading has the whole of it.
  '.menu-title',
  // A drawing that goes on beyond the window.
  '.skyline',
].join(', ');

const MEASURE = `(() => {
  ${fs.readFileSync(path.join(import.meta.dirname, 'cramped.js'), 'utf8')}
  return misfitsHere(${JSON.stringify(WIDER_BY_DESIGN)});
})()`;

/** What of the shown page is cut, squeezed, overlapping or wider than the window, at each width. */
export async function misfits(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of ALL_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.evaluate<string[]>(MEASURE);
    found.push(...lines.map((line) => `${screen} at ${width}: ${line}`));
  }
  return found;
}
