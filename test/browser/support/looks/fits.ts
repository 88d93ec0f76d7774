import type { Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { WIDTHS } from './widths.ts';

const WIDER_BY_DESIGN = [
  // On phones they scroll sideways.
  '.tabs',
  '.stage-line',
  '.stage-board .stages',
  // Long names end with an ellipsis; the page's heading shows them in full.
  '.menu-title',
  '.applybar .long',
  '.applybar .rest',
  // A row of the desk's list has two lines; the application shows both in full.
  '.desk .tbl.stacked td:nth-child(-n + 2)',
  '.board-card > a',
  '.board-card .about',
  // On phones only screen readers read the section's name above an open application.
  '.desk:has(.has-detail) > .row > h1',
  // Tables of documents scroll by themselves.
  '.legal-part > .scroll',
  // Drawings that are meant to extend beyond the window, and beyond their half of it.
  '.skyline',
  '.gate > aside',
].join(', ');

/** The page keeps the function, whose second call is faster than the first. */
const MEASURE = `(window.misfitsHere ??= (() => {
  ${fs.readFileSync(path.join(import.meta.dirname, 'misfits.js'), 'utf8')}
  return misfitsHere;
})())(${JSON.stringify(WIDER_BY_DESIGN)})`;

/** Painting takes as long as measuring. What is clipped away has its place and its size, but is not painted. */
const painted = (on: boolean) =>
  `for (const top of document.querySelectorAll('html, dialog')) top.style.clipPath = ${on ? "''" : "'inset(100%)'"};`;

/** Reports what is cut off, squeezed, overlapping or wider than the window, at each width. */
export async function misfits(
  page: Page,
  screen: string,
  widths: readonly number[] = WIDTHS,
): Promise<string[]> {
  const found: string[] = [];
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.evaluate<string[]>(`${at === 0 ? painted(false) : ''}${MEASURE}`);
    found.push(...lines.map((line) => `${screen} at ${width}: ${line}`));
  }
  await page.evaluate(painted(true));
  return found;
}
