import { expect, test } from '../support/test.ts';
import { withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

for (const [path, label] of [
  ['/career', 'Job title or keyword'],
  ['/freelancer', 'Search'],
] as const) {
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
