import { expect, test } from '../support/test.ts';
import { openSection, signInAsAdmin } from '../support/admin.ts';
import { expectFocusRings } from '../support/looks/watch.ts';

test('keyboard: every focused element shows a focus ring', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin-dashboard?tab=jobs');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectFocusRings(page, 30);
});

test('counts that arrive late on a phone leave the page where it is, and show the current section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/overview', async (route) => {
    await held;
    await route.continue();
  });
  await openSection(page, 'jobs/create');
  await page.getByRole('button', { name: 'Create job' }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate<number>('scrollY');
  expect(scrolled).toBeGreaterThan(400);
  answer?.();
  const current = page.locator('.side [aria-current]');
  await expect(current.locator('.n')).toBeAttached();
  expect(await page.evaluate<number>('scrollY')).toBe(scrolled);
  await page.evaluate('scrollTo(0, 0)');
  await expect(current).toBeInViewport({ ratio: 1 });
});
