import { expect, test } from '../support/test.ts';

test('the page of an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
