import { expect, test, type Page } from './test.ts';
import type { Screen } from './dashboard-screens.ts';
import { inEnglish, type Say } from './looks/texts.ts';
import { expectStill, savingData, watch } from './looks/watch.ts';

/** Dismisses the offer of another language, which covers the end of the page. */
export async function withoutLanguageOffer(page: Page): Promise<void> {
  await page.addInitScript({ content: "localStorage.setItem('language-offer-dismissed', 'true')" });
}

interface Visit {
  base: string;
  screens: readonly Screen[];
  say?: Say;
  /** The tested site: requests to other hosts are reported. */
  origin?: string;
  /** Width of the window in which a screen opens, in CSS pixels. */
  width?: number;
}

/** Suffix of the name of a screen after a step has changed its state. */
export const AND_ON = ', and on';

/** Opens each screen, brings it into its state, and collects its console output and the findings of `look`. */
export async function visit(
  page: Page,
  { base, screens, say = inEnglish, origin = test.info().project.use.baseURL ?? '', width = 1280 }: Visit,
  look: (name: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  await withoutLanguageOffer(page);
  await savingData(page);
  // Turns animations off, so that none has to be waited for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints = watch(page, origin);
  /** The name of the open screen, unless a step has changed it. */
  let open: string | undefined;
  for (const { at, then } of screens) {
    await page.setViewportSize({ width, height: 900 });
    if (open !== at) {
      await page.goto(`${base}${at}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(say('Loading...'))).toHaveCount(0);
    }
    open = then ? undefined : at;
    found.push(...complaints.map((complaint) => `${at} logs ${complaint}`));
    await then?.(page, say);
    await expectStill(page);
    found.push(...(await look(`${at}${then ? AND_ON : ''}`)));
    // A step may send an invalid request.
    complaints.length = 0;
  }
  return found;
}
