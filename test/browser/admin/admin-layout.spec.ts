import { expect, test } from '../support/test.ts';
import { signInAsAdmin } from '../support/admin.ts';
import { expectFocusRings } from '../support/looks/watch.ts';

test('keyboard: every focused element shows a focus ring', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin-dashboard?tab=jobs');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectFocusRings(page, 30);
});
