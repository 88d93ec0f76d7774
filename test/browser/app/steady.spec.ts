import { expect, test, type Page } from '../support/test.ts';
import { PHONE, signInAs, WIDE, withoutBanner } from '../support/looks/watch.ts';

test.use({ isCold: true });

/** More of the browser's measure is seen as a jump. */
const MOST = 0.02;
/** Milliseconds by which each answer of the API is late, so that what is shown while loading is drawn. */
const LATE = 200;

const COUNT_MOVES = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Opens screens on a slow line; each is complete when the text is there. */
async function expectSteady(page: Page, width: number, screens: Record<string, string | RegExp>) {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript({ content: COUNT_MOVES });
  await page.route(/\/(?:public|private)\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  for (const [path, complete] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(complete).first()).toBeVisible();
    // A shift is reported after the frame in which it happened.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await page.evaluate('window.moved'), path).toBeLessThan(MOST);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test.beforeEach(({ page }) => withoutBanner(page));

test('nothing moves while the screens of a company load', async ({ page }) => {
  await signInAs(page, 'B2B');
  await expectSteady(page, WIDE, {
    '/dashboard/dashboard': /open applicants?$/,
    '/dashboard/projects': /^\d+ projects? found$/,
    '/dashboard/consultants': /^\d+ consultants?$/,
    '/dashboard/messages': /^You can send/,
  });
});

test('nothing moves while jobs load on a phone', async ({ page }) => {
  await signInAs(page, 'JobSeeker');
  await expectSteady(page, PHONE, {
    '/dashboard/jobs': /^\d+ (?:open )?(?:jobs?|positions?)/,
    '/': /S\/4HANA/,
  });
});
