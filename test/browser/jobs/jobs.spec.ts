import { expect, test } from '../support/test.ts';
import { jobWithApplicant, openSection, searchList, signInAsAdmin, unique } from '../support/admin.ts';
import { expectAccessible } from '../support/looks/watch.ts';

test('posts a job, finds, changes and deletes it', async ({ page }) => {
  const title = unique('Basis Administrator');
  await signInAsAdmin(page);
  await openSection(page, 'jobs');
  await page.getByRole('link', { name: 'Create job' }).click();
  await page.getByRole('button', { name: 'Create job' }).click();
  await expect(page.getByText('Please fill all required fields.').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Qualification').fill('Three years');
  await page.getByLabel('Description').fill('HANA and Linux.');
  await page.getByRole('button', { name: 'Create job' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await expect(page.getByText('Job created successfully!')).toHaveCount(0);

  await searchList(page, title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel(/^Location/).fill('Potsdam');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Potsdam' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText(`No jobs match “${title}”.`)).toBeVisible();
});

test('reads an applicant’s CV and accepts from the profile', async ({ page, playwright, baseURL }) => {
  const admin = await signInAsAdmin(page);
  const api = await playwright.request.newContext({ baseURL });
  const job = await jobWithApplicant(admin, api, unique('Accepting'));
  await openSection(page, `jobs/jobid=${job}/applicants`);
  await page.getByRole('region', { name: 'Table of applicants' }).getByRole('link').click();
  await page.getByRole('button', { name: 'View CV' }).click();
  await expect(page.getByRole('button', { name: 'Download CV' })).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await page.getByLabel(/^Note/).fill('Could you come on Monday?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Applicant has been selected and notified.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Accept|Reject)/ })).toHaveCount(0);
  await openSection(page, 'system/audit');
  await expect(page.getByRole('cell', { name: /^\w.* – Accepting/ })).toBeVisible();
  await api.dispose();
});

test('rejects an applicant, who leaves the list', async ({ page, playwright, baseURL }) => {
  const admin = await signInAsAdmin(page);
  const api = await playwright.request.newContext({ baseURL });
  const job = await jobWithApplicant(admin, api, unique('Rejecting'));
  await openSection(page, `jobs/jobid=${job}/applicants`);
  await page.getByRole('button', { name: /^Reject/ }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Applicant has been rejected and notified.')).toBeVisible();
  await expect(page.getByText('No applicants found for this job.')).toBeVisible();
  await page.getByLabel('Show rejected').check();
  await expect(page.getByRole('cell', { name: 'Rejected' })).toBeVisible();
  await api.dispose();
});
