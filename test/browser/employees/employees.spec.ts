import { expect, test } from '../support/test.ts';
import { onePagePdf } from '../../../api/src/demo/application/demo-pdf.ts';
import { newAccount } from '../support/entries/accounts.ts';
import { openSection, searchList, signInAsAdmin, unique } from '../support/admin.ts';
import { signInAs, withoutBanner } from '../support/looks/watch.ts';
import { readsFile } from '../support/files.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test.describe('in the dashboard', () => {
  test('a company adds an employee with a CV, and edits only its own', async ({ page }) => {
    const name = `Ida Brandt ${Date.now()}`;
    const another = `Jan Petri ${Date.now()}`;
    const company = await newAccount(page.request, 'B2B');
    const offered = { name: another, email: 'jan.petri@example.com', position: 'Tester', skills: 'ABAP' };
    await company.post('/private/api/employees', offered);
    await signInAs(page, 'B2B');
    await page.goto('/dashboard/employees');
    await page.getByRole('button', { name: 'Add Employee' }).click();
    const add = page.getByRole('dialog', { name: 'Add Employee' });
    await add.getByLabel('Name').fill(name);
    await add.getByLabel('Email').fill('ida.brandt@example.com');
    await add.getByLabel('Skills').fill('ABAP, Fiori');
    await add.getByLabel('CV (optional)').setInputFiles({
      name: 'ida.pdf',
      mimeType: 'application/pdf',
      buffer: onePagePdf('Ida Brandt', ['ABAP since 2015.']),
    });
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(add).toHaveCount(0);
    await page.getByLabel('Search').fill(name);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('button', { name: 'View CV' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Position').fill('Developer');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Developer', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Employees' }).click();
    await expect(page.getByRole('link', { name })).toBeFocused();
    await expect(page.getByLabel('Search')).toHaveValue(name);
    await page.getByLabel('Search').fill(another);
    await page.getByRole('link', { name: another }).click();
    await expect(page.getByRole('button', { name: 'Back to Employees' })).toBeVisible();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View CV' })).toHaveCount(0);
  });
});

test.describe('in the administration', () => {
  test('adds an employee with a CV, changes and deletes it', async ({ page }) => {
    const name = unique('Ida Brandt');
    await signInAsAdmin(page);
    await openSection(page, 'admin-employees');
    await page.getByRole('link', { name: 'Add Employee' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Skills are required')).toBeVisible();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill('ida.brandt@example.com');
    await page.getByLabel('Skills').fill('ABAP, Fiori');
    await page.getByLabel('CV (optional)').setInputFiles({
      name: 'ida.pdf',
      mimeType: 'application/pdf',
      buffer: onePagePdf('Ida Brandt', ['ABAP since 2015.']),
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Add Employee' })).toHaveCount(0);
    await searchList(page, name);
    await page.getByRole('link', { name }).click();
    await readsFile(page, page, 'CV', 'ida.pdf');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel(/^Position/).fill('Developer');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Developer' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(page.getByText(`No employees match “${name}”.`)).toBeVisible();
  });
});
