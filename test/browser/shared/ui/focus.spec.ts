import { expect, test, type Page } from '../../support/test.ts';
import { demoJobSeeker, openSection, signInAsAdmin } from '../../support/admin.ts';
import { signInAs, withoutBanner } from '../../support/looks/watch.ts';

const focused = (page: Page) => page.evaluate<string>('document.activeElement.tagName');

test.beforeEach(({ page }) => withoutBanner(page));

test('after an answer in the administration’s chat the next one can be typed at once', async ({ page }) => {
  await signInAsAdmin(page);
  const { id } = await demoJobSeeker(page.request);
  await page.goto(`/admin-dashboard?tab=messages/userid=${id}`);
  const field = page.getByLabel('Message', { exact: true });
  await field.fill('Good morning');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Good morning').last()).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('a screen that has loaded leaves the focus where it is', async ({ page }) => {
  await signInAsAdmin(page);
  await openSection(page, 'account');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  expect(await focused(page)).toBe('BODY');
  await openSection(page, 'system');
  await expect(page.getByText('admin@demo.example', { exact: false }).first()).toBeVisible();
  expect(await focused(page)).toBe('BODY');
});

test('a dialog opens on its first field', async ({ page }) => {
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Employee' }).getByLabel('Name')).toBeFocused();
});
