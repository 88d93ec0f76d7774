import { expect, test } from '../../support/test.ts';
import { expectAccessible, expectNoSideScroll, PHONE, withoutBanner } from '../../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

const FIELDS = [
  ['/career', 'Job title or keyword'],
  ['/freelancer', 'Search'],
] as const;

for (const [path, label] of FIELDS) {
  test(`${path} keeps every typed letter and the caret, and follows the address`, async ({ page }) => {
    await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await page.keyboard.type('consultant berlin remote');
    await expect(page).toHaveURL(/[?&]q=consultant\+berlin\+remote$/);
    await expect(field).toHaveValue('consultant berlin remote');
    for (let step = 0; step < ' berlin remote'.length; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(' for SAP in');
    await expect(page).toHaveURL(/[?&]q=consultant\+for\+SAP\+in\+berlin\+remote$/);
    await expect(field).toHaveValue('consultant for SAP in berlin remote');

    // "Show all" clears both filters; the list's own link starts without filters.
    const select = page.getByLabel(path === '/career' ? 'Location' : 'Category');
    await select.selectOption({ index: 1 });
    await page.getByRole('button', { name: /^Show all/ }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(field).toHaveValue('');
    await field.fill('SAP');
    await expect(page).toHaveURL(/q=SAP$/);
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    await expect(field).toHaveValue('');
    await page.goBack();
    await expect(field).toHaveValue('SAP');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: PHONE, height: 844 } });

  for (const [path, label] of FIELDS) {
    test(`${path} shows beside the field what a text finds, without scrolling`, async ({ page }) => {
      await page.goto(path);
      const counts = page.getByText(/^\d+ (jobs?|projects?) found$/);
      await expect(counts.first()).toBeInViewport();
      const all = await counts.first().textContent();
      await page.getByLabel(label, { exact: true }).fill('EWM');
      await expect(counts.first()).not.toHaveText(all ?? '');
      await expect(counts.first()).toBeInViewport({ ratio: 1 });
    });

    test(`${path} filters from a sheet, which changes the count and the address`, async ({ page }) => {
      await page.goto(path);
      const open = page.getByRole('button', { name: /^Filters/ });
      await open.click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      const show = sheet.getByRole('button', { name: /^Show \d+/ });
      const all = await show.textContent();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await sheet.getByRole('radio', { name: 'Hybrid' }).check();
      await expect(show).not.toHaveText(all ?? '');
      await expect(page).toHaveURL(/\?workplace=hybrid$/);
      const found = (await show.textContent())?.replace('Show ', '');
      await show.click();
      await expect(sheet).toHaveCount(0);
      await expect(open).toHaveText('Filters (1)');
      await expect(open).toBeFocused();
      await expect(page.getByRole('main').locator('.faceted-count')).toHaveText(`${found} found`);
      await open.click();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(open).toBeFocused();
    });
  }
});
