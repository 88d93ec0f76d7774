import type { Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';

/** The widths at which screens are measured, from a phone on. */
export const FROM_A_PHONE = [390, 768, 991, 992, 1280, 1440, 1920] as const;

/** The same, and the narrowest phone. */
export const ALL_WIDTHS = [320, ...FROM_A_PHONE] as const;

const WIDER_BY_DESIGN = [
  // On phones they scroll sideways.
  '.tabs',
  // Long names end with an ellipsis; the page's heading shows them in full.
  '.menu-title',
  '.applybar .long',
  '.applybar .rest',
  // Tables of documents scroll by themselves.
  '.legal-part > .scroll',
  // Drawings that are meant to extend beyond the window, and beyond their half of it.
  '.skyline',
  '.gate > aside',
].join(', ');

const MEASURE = `(() => {
  ${fs.readFileSync(path.join(import.meta.dirname, 'misfits.js'), 'utf8')}
  return misfitsHere(${JSON.stringify(WIDER_BY_DESIGN)});
})()`;

/** Painting takes as long as measuring. What is clipped away has its place and its size, but is not painted. */
const painted = (on: boolean) =>
  `for (const top of document.querySelectorAll('html, dialog')) top.style.clipPath = ${on ? "''" : "'inset(100%)'"}`;

/** Reports what is cut off, squeezed, overlapping or wider than the window, at each width. */
export async function misfits(
  page: Page,
  screen: string,
  widths: readonly number[] = ALL_WIDTHS,
): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(painted(false));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.evaluate<string[]>(MEASURE);
    found.push(...lines.map((line) => `${screen} at ${width}: ${line}`));
  }
  await page.evaluate(painted(true));
  return found;
}
