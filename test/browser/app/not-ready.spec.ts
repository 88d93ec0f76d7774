import { expect, test as plain, type Locator } from '@playwright/test';
import { withoutBanner } from '../support/looks/watch.ts';

// Without the support's navigation, which waits until the page is hydrated.
const test = plain;

const opacity = (of: Locator) =>
  of.evaluate((element) => Number(element.ownerDocument.defaultView?.getComputedStyle(element).opacity));

for (const path of ['/contact', '/sign_in', '/admin_sign_in'])
  test(`the form of ${path} shows that it is not ready until its script has come`, async ({ page }) => {
    await withoutBanner(page);
    let come = (): void => undefined;
    const script = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await script;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const form = page.locator('.until-hydrated').first();
    const field = form.locator('input').first();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect(field).toBeDisabled();
    const first = form.locator('> *').first();
    await expect.poll(() => opacity(first)).toBeLessThan(0.6);
    come();
    await expect(field).toBeEnabled();
    await expect(form).not.toHaveAttribute('aria-busy');
    expect(await opacity(first)).toBe(1);
  });
