import { onePagePdf } from '../../../api/src/demo/application/demo-pdf.ts';
import { newAccount } from '../support/entries/accounts.ts';
import { expectAccessible, withoutBanner } from '../support/looks/watch.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test('skills from the own CV come into the profile when they are ticked and saved; then projects say what one shares', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'Freelancer');
  const buffer = onePagePdf('Nora Lindt', ['ABAP and SAP BTP since 2015', 'Two Fiori launchpads']);
  await account.change({ cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer } });
  await account.enter(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Suggest skills from my CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skills from your CV' });
  await expect(dialog.getByText('Two Fiori launchpads')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /^SAP Fiori/ }).check();
  await dialog.getByRole('checkbox', { name: /^SAP BTP/ }).check();
  await dialog.getByRole('button', { name: 'Take over 2 skills' }).click();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  await page.goto('/dashboard/projects');
  await page.getByLabel('Order').selectOption('What I share');
  await expect(page).toHaveURL(/sort=shared/);
  const first = page.getByText(/^You name \d of \d/).first();
  await expect(first).toContainText('SAP BTP');
  await expect(first).not.toContainText('ABAP');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Switch it off' }).click();
  await expect(page.getByRole('heading', { name: 'What you share' })).toBeFocused();
  const section = page.getByRole('region', { name: 'What you share' });
  await section.getByRole('checkbox').uncheck();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Your choice about shared skills has been saved.')).toBeVisible();
  await page.goto('/dashboard/projects?sort=shared&q=field%20service');
  await expect(page.getByRole('link', { name: 'BTP extension for field service scheduling' })).toBeVisible();
  await expect(page.getByText(/^You name/)).toHaveCount(0);
  await expect(page.getByLabel('Order')).toHaveCount(0);
});
