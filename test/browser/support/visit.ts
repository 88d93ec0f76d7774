import { expect, test, type Page } from './test.ts';
import type { Screen } from './dashboard-screens.ts';
import { inEnglish, type Say } from './looks/texts.ts';
import { expectStill, runBefore, savingData, watch } from './looks/watch.ts';

/** Dismisses the offer of another language, which covers the end of the page. */
export async function withoutLanguageOffer(page: Page): Promise<void> {
  await runBefore(page, "localStorage.setItem('language-offer-dismissed', 'true')");
}

/** No page of the site: the client shows that it is missing. */
const NO_PAGE = '/no-such-page';

/**
 * Opens an address as a link within the site does, in a third of the time of a new document. It passes a page in
 * between, so that nothing of the screen before remains: a screen is there when the heading before it is gone. Answers
 * false if a dialog of the whole site is still open there, such as the one that asks for the password.
 */
const openWithin = (address: string) => `(async () => {
  const open = (to) =>
    new Promise((done, fail) => {
      const before = document.querySelector('h1');
      const late = setTimeout(() => fail(new Error('Nothing opened at ' + to)), 10_000);
      const seen = new MutationObserver(() => {
        if (before.isConnected || !document.querySelector('h1')) return;
        seen.disconnect();
        clearTimeout(late);
        done();
      });
      seen.observe(document.documentElement, { childList: true, subtree: true });
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  await open(${JSON.stringify(address.replace(/^(\/de)?.*$/, `$1${NO_PAGE}`))});
  if (document.querySelector('dialog')) return false;
  await open(${JSON.stringify(address)});
  scrollTo(0, 0);
  return true;
})()`;

export const openInSite = (page: Page, address: string) => page.evaluate<boolean>(openWithin(address));

export type Within = 'site' | 'section';

/** Returns the section of the administration, or the tab of the dashboard, that a screen belongs to. */
export const sectionOf = (at: string): string => at.split(/[/&?,]/)[0] ?? '';

interface Visit {
  base: string;
  screens: readonly Screen[];
  say?: Say;
  /** The tested site: requests to other hosts are reported. */
  origin?: string;
  /**
   * Opens screens within the site, which the first one has loaded, instead of each as a new document: all, or those
   * after the first of a section.
   */
  within?: Within;
  /** Width of the window in which a screen opens, in CSS pixels. */
  width?: number;
}

/** Suffix of the name of a screen after a step has changed its state. */
export const AND_ON = ', and on';

/** Opens each screen, brings it into its state, and collects its console output and the findings of `look`. */
export async function visit(
  page: Page,
  visited: Visit,
  look: (name: string) => Promise<string[]>,
): Promise<string[]> {
  const { base, screens, say = inEnglish, within, width = 1280 } = visited;
  const found: string[] = [];
  await withoutLanguageOffer(page);
  await savingData(page);
  const complaints = watch(page, visited.origin ?? test.info().project.use.baseURL ?? '');
  /** The section that is open, if the next screen may be opened within the site. */
  let inside: string | undefined;
  /** The name of the open screen, unless a step has changed it. */
  let open: string | undefined;
  for (const { at, then, isMissing = false } of screens) {
    await page.setViewportSize({ width, height: 900 });
    if (open !== at) {
      const address = `${base}${at}`;
      const section = sectionOf(at);
      const mayStay = !isMissing && inside !== undefined && (within === 'site' || inside === section);
      const isOpen = mayStay && (await openInSite(page, address));
      if (!isOpen) await page.goto(address);
      inside = within && !isMissing ? section : undefined;
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
