import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

const STYLE = join(import.meta.dirname, '../../../web/src/theme/styles/print.css');
const entries = Array.from({ length: 80 }, (_, n) => `<li><p>Entry ${n}</p><p>Berlin</p></li>`).join('');

for (const [place, list] of [
  ['a section', `<section><h2>All</h2><ul>${entries}</ul></section>`],
  ['a card', `<div class="app"><div class="card"><ul>${entries}</ul></div></div>`],
])
  test(`a list in ${place} is printed from the first page on, longer than a page as it is`, async ({
    page,
  }) => {
    const style = await readFile(STYLE, 'utf8');
    await page.setContent(`<style>${style}</style><main><h1>Jobs</h1>${list}</main>`);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const { text } = await extractText(pdf, { mergePages: false });
    expect(text.length).toBeGreaterThan(1);
    expect(text[0]).toContain('Entry 9');
    expect(text.at(-1)).toContain('Entry 79');
  });

test('of a list its entries are printed, not the search', async ({ page }) => {
  const style = await readFile(STYLE, 'utf8');
  const hero =
    '<section class="hero"><h1>Jobs</h1><a class="btn">Join</a><div class="art">Picture</div></section>';
  const search = '<form role="search"><label>Place</label></form><div class="facets">Workplace</div>';
  await page.setContent(`<style>${style}</style><main>${hero}${search}<ul>${entries}</ul></main>`);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toMatch(/^Jobs\s+Entry 0/);
});

test('the services are printed from the first sheet on, each with what is on the back of its card', async ({
  page,
}) => {
  await page.goto('/services');
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text[0]).toMatch(/SAP Managed Services\s+We run/);
  // A mirrored text has a negative width.
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const widths = (items as { transform?: number[] }[]).map(({ transform }) => transform?.[0] ?? 0);
  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter((width) => width < 0)).toEqual([]);
});
