import { expect, test } from '../support/test.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';

// A list while the API is slow or unreachable. Page tests hold the texts of the others.

test.beforeEach(({ page }) => withoutBanner(page));
// A refresh may be in progress when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const EMPTY = 'No jobs found for your criteria.';
const ENTRIES = '.board > li';

test('/career shows that it loads, its empty text while the API is away, and recovers by itself', async ({
  page,
}) => {
  let isAway = true;
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/public/api/v0/jobs**', async (route) => {
    await held;
    return isAway ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.goto('/career');
  await atEveryWidth(page, () => expect(page.getByText('Loading...')).toBeVisible());
  release?.();
  await atEveryWidth(page, () => expect(page.getByText(EMPTY)).toBeVisible());
  isAway = false;
  await expect(page.locator(ENTRIES).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(EMPTY)).toHaveCount(0);
});

test('a list stays visible when the API becomes unreachable', async ({ page }) => {
  await page.goto('/career');
  await expect(page.locator(ENTRIES).first()).toBeVisible();
  let refused = 0;
  await page.route('**/public/api/v0/jobs**', async (route) => {
    await route.fulfill({ status: 503 });
    refused += 1;
  });
  // SWR skips a refresh right after a load, so the event is repeated until one happens.
  await expect(async () => {
    await page.evaluate("dispatchEvent(new Event('online'))");
    expect(refused).toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator(ENTRIES).first()).toBeVisible();
  await expect(page.getByText(EMPTY)).toHaveCount(0);
});
