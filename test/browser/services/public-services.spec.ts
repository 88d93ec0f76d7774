import { expect, test } from '../support/test.ts';
import { expectAccessible, expectNoSideScroll, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test.describe('services', () => {
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
});
