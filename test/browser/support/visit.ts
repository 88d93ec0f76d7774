import { expect, type Page } from './test.ts';
import type { Screen } from './dashboard-screens.ts';
import { inEnglish, type Say } from './texts.ts';
import { expectStill } from './watch.ts';

/** Opens each screen, brings it into its state, and collects what `look` finds there. */
export async function visit(
  page: Page,
  { base, screens, say = inEnglish }: { base: string; screens: readonly Screen[]; say?: Say },
  look: (name: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  // The offer of another language lies above the end of the page.
  await page.addInitScript({ content: "localStorage.setItem('language-offer-dismissed', 'true')" });
  for (const { at, then } of screens) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${base}${at}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(say('Loading...'))).toHaveCount(0);
    await then?.(page, say);
    await expectStill(page);
    found.push(...(await look(`${at}${then ? ', and on' : ''}`)));
  }
  return found;
}
