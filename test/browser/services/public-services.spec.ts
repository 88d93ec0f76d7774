import { expect, test } from '../support/test.ts';
import { expectAccessible, expectNoSideScroll, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test.describe('services', () => {
  const card = 'SAP Managed Services';

  for (const width of [390, 991]) {
    test(`a tap turns one card at a time at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/services');
      const cards = page.locator('.flip-card');
      await cards.nth(0).click({ position: { x: 40, y: 40 } });
      await expect(cards.nth(0)).toHaveClass(/flipped/);
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await cards.nth(1).click({ position: { x: 40, y: 40 } });
      await expect(cards.nth(1)).toHaveClass(/flipped/);
      await expect(cards.nth(0)).not.toHaveClass(/flipped/);
      await cards.nth(1).click({ position: { x: 40, y: 40 } });
      await expect(cards.nth(1)).not.toHaveClass(/flipped/);
    });
  }

  test('the mouse turns a card by hovering from 992 px', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 900 });
    await page.goto('/services');
    const first = page.locator('.flip-card').first();
    await first.hover();
    await expect(first).toHaveClass(/flipped/);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(first).not.toHaveClass(/flipped/);
  });

  test('the keyboard turns it anywhere, and the focus follows', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/services');
    await page.getByRole('button', { name: `Turn card: ${card}` }).press('Enter');
    const back = page.getByRole('button', { name: `Turn card back: ${card}` });
    await expect(back).toBeFocused();
    await expectAccessible(page);
    await back.press('Enter');
    await expect(page.getByRole('button', { name: `Turn card: ${card}` })).toBeFocused();
  });

  test('the list of SAP services shows one at a time, chosen by mouse or arrow keys', async ({ page }) => {
    await page.goto('/sap-services');
    await expect(page.getByRole('tab')).toHaveCount(8);
    await page.getByRole('tab', { name: 'SAP maintenance' }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toContainText('Support packages');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Application managed services');
  });
});
