import type { Locator } from '@playwright/test';
import { openSection, signInAsAdmin } from '../support/admin.ts';
import { withoutBanner } from '../support/looks/watch.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
  await page.emulateMedia({ forcedColors: 'active' });
});
test.afterEach(({ page }) => page.emulateMedia({ forcedColors: null }));

/** The background of an element or its mark, as it is drawn. */
const ground = (of: Locator, mark?: '::before' | '::after') =>
  of.evaluate(
    (element, pseudo) => element.ownerDocument.defaultView?.getComputedStyle(element, pseudo).backgroundColor,
    mark,
  );

/** Expects that the chosen one is drawn differently from one that is not. */
async function expectTold(chosen: Locator, other: Locator, mark?: '::before' | '::after'): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  expect(await ground(chosen.first(), mark)).not.toBe(await ground(other.first(), mark));
}

test('what is chosen at the desk is told from the rest', async ({ page }) => {
  await signInAsAdmin(page);
  await openSection(page, 'applications');
  await expectTold(
    page.locator('.side a[aria-current]'),
    page.locator('.side a:not([aria-current])'),
    '::before',
  );
  await expectTold(
    page.locator('.desk-views a[aria-current]'),
    page.locator('.desk-views a:not([aria-current])'),
  );
  const stages = page.getByRole('group', { name: 'Stage' });
  await expectTold(
    stages.getByRole('button', { pressed: true }),
    stages.getByRole('button', { pressed: false }),
  );
  await page.locator('.desk .tbl a').first().click();
  const line = page.locator('.stage-line');
  await expectTold(
    line.locator('[aria-pressed="true"], [aria-current]'),
    line.locator('li:last-child :not([aria-current])'),
    '::before',
  );
  expect(
    await page
      .locator('.tbl tr.sel')
      .evaluate((row) => row.ownerDocument.defaultView?.getComputedStyle(row).outlineStyle),
  ).toBe('solid');
  await openSection(page, 'system/audit');
  await expectTold(
    page.locator('.tabs a[aria-current]'),
    page.locator('.tabs a:not([aria-current])'),
    '::after',
  );
});

test('radios are the system’s own, and the chosen stop of a picker is told from the rest', async ({
  page,
}) => {
  await page.goto('/career');
  const places = page.locator('.facet [type="radio"]');
  expect(
    await places
      .first()
      .evaluate((radio) => radio.ownerDocument.defaultView?.getComputedStyle(radio).appearance),
  ).toBe('auto');
  await page.goto('/sap-services');
  await expectTold(
    page.locator('.picker-list [aria-selected="true"]'),
    page.locator('.picker-list [aria-selected="false"]'),
    '::before',
  );
  await page.goto('/');
  await expectTold(
    page.locator('.ftabs [aria-selected="true"]'),
    page.locator('.ftabs [aria-selected="false"]'),
    '::before',
  );
});

test('drawings have the ground that they were drawn for, in a dark contrast theme, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  expect(await ground(page.locator('.hero .drawing').first())).toBe('rgb(255, 255, 255)');
  expect(await ground(page.locator('.dark .drawing').first())).toBe('rgb(12, 26, 40)');
  await page.goto('/sign_in');
  expect(await ground(page.locator('aside .drawing'))).toBe('rgb(12, 26, 40)');
  await page.emulateMedia({ colorScheme: null });
});
