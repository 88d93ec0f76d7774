import { expect, test } from '../support/test.ts';
import { openSection, signInAsAdmin } from '../support/admin.ts';
import { expectFocusRings } from '../support/looks/watch.ts';

test('keyboard: every focused element shows a focus ring', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin-dashboard?tab=jobs');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectFocusRings(page, 30);
});

test('on a phone a button of the bar unfolds the sections, which a choice and Escape fold again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await openSection(page, 'jobs');
  const menu = page.getByRole('button', { name: 'Menu' });
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections).toBeHidden();

  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(sections.getByRole('list', { name: 'Offers' }).getByRole('link')).toHaveText([
    /^Jobs/,
    /^Projects/,
  ]);
  await expect(sections.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(sections).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.press('Enter');
  await sections.getByRole('link', { name: 'Consultants' }).press('Enter');
  await expect(page).toHaveURL(/tab=consultants$/);
  await expect(sections).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('#main')).toBeFocused();
});
