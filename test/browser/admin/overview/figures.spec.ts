import { expect, test } from '../../support/test.ts';
import { openSection, signInAsAdmin } from '../../support/admin.ts';
import {
  expectAccessible,
  expectNoSideScroll,
  withoutBanner,
  PAGE_WIDTHS,
} from '../../support/looks/watch.ts';
import { readFile } from 'node:fs/promises';

test.beforeEach(({ page }) => withoutBanner(page));

test('figures are read, chosen and downloaded by keyboard', async ({ page }) => {
  await signInAsAdmin(page);
  await openSection(page, 'notifications');
  const section = page.getByRole('region', { name: 'Figures of applications' });
  const month = section.getByRole('button', { name: '30 days' });
  await expect(month).toHaveAttribute('aria-pressed', 'true');
  const weeks = page.getByRole('region', { name: 'Table of weeks' });
  await expect(weeks.getByRole('row').nth(1)).toBeVisible();

  await test.step('another period', async () => {
    const answered = page.waitForResponse(/\/api\/admin\/figures\?days=90$/);
    await month.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await answered).status()).toBe(200);
    await expect(page).toHaveURL(/days=90/);
    await expect(section.getByRole('button', { name: '90 days' })).toBeFocused();
    // Ninety days touch thirteen weeks, or fourteen.
    await expect.poll(() => weeks.getByRole('row').count()).toBeGreaterThanOrEqual(14);
    await page.reload();
    await expect(section.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the table', async () => {
    await section.getByRole('button', { name: '90 days' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const downloaded = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('figures.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^\ufeffFigure,Group,Applications,/);
  });

  await test.step('what waits longest leads to the desk', async () => {
    const waiting = page.getByRole('region', { name: 'Table of the applications that have waited longest' });
    await waiting.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/applicationid=[0-9a-f]{24}/);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`bars and tables fit every width, in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signInAsAdmin(page);
    for (const width of PAGE_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await openSection(page, 'notifications');
      const bar = page.locator('.bars .length').first();
      await expect(bar).toBeVisible();
      await expectNoSideScroll(page);
      // The value stands beside the bar, within the panel.
      const panel = page.locator('.bars-split').first();
      const [whole, right] = await Promise.all([
        panel.boundingBox(),
        panel
          .locator('.bars-line > span')
          .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right))),
      ]);
      expect(right).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));
    }
    await expectAccessible(page);
  });

test('bars stay visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAsAdmin(page);
  await openSection(page, 'notifications');
  const colours = (look: string) =>
    page.evaluate<
      [string, string]
    >(`(({ backgroundColor, borderTopColor }) => [backgroundColor, borderTopColor])(
      getComputedStyle(document.querySelector('.bars .length.${look}')),
    )`);
  await expect(page.locator('.bars .length').first()).toBeVisible();
  const [[filled, edge], [empty, otherEdge]] = [await colours('first'), await colours('second')];
  expect([filled, otherEdge]).toEqual([edge, edge]);
  expect(empty).not.toBe(edge);
});
