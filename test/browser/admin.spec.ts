import { expect, test, type Page } from '@playwright/test';
import { onePagePdf } from '../../api/src/demo/application/demo-pdf.ts';
import { jobWithApplicant, signInAsAdmin } from './support/admin.ts';
import { expectAccessible } from './support/watch.ts';

/** Names nobody else uses: the tests share one server. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}`;
const open = (page: Page, tab: string) => page.goto(`/admin-dashboard?tab=${tab}`);
const search = (page: Page, text: string) => page.getByRole('searchbox').first().fill(text);

test('who is not signed in goes to /admin_sign_in; login leads to the dashboard, logout back', async ({
  page,
}) => {
  await page.goto('/admin-dashboard?tab=jobs');
  await expect(page).toHaveURL(/\/admin_sign_in$/);
  await expectAccessible(page);
  await page.getByLabel('Email').fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('berlin-demo-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard/);
  await page.getByRole('button', { name: 'admin', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin_sign_in$/);
  expect(
    await page.evaluate("localStorage.getItem('adminToken') ?? localStorage.getItem('adminData')"),
  ).toBeNull();
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Password', { exact: true }).fill('berlin-2026-long');
  await page.getByRole('textbox', { name: 'Repeat password' }).fill('another');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('posts a job, finds, changes and deletes it', async ({ page }) => {
  const title = unique('Basis Administrator');
  await signInAsAdmin(page);
  await open(page, 'jobs');
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

  await search(page, title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel(/^Location/).fill('Potsdam');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Potsdam' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText(`No jobs match “${title}”.`)).toBeVisible();
});

test('reads an applicant’s CV and accepts from the profile', async ({ page, playwright, baseURL }) => {
  const admin = await signInAsAdmin(page);
  const api = await playwright.request.newContext({ baseURL });
  const job = await jobWithApplicant(admin, api, unique('Accepting'));
  await open(page, `jobs/jobid=${job}/applicants`);
  await page.getByRole('region', { name: 'Table of applicants' }).getByRole('link').click();
  await page.getByRole('button', { name: 'View CV' }).click();
  await expect(page.getByRole('link', { name: 'Download CV' })).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText('Applicant has been selected and notified.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Accept|Reject)/ })).toHaveCount(0);
  await api.dispose();
});

test('rejects an applicant, who leaves the list', async ({ page, playwright, baseURL }) => {
  const admin = await signInAsAdmin(page);
  const api = await playwright.request.newContext({ baseURL });
  const job = await jobWithApplicant(admin, api, unique('Rejecting'));
  await open(page, `jobs/jobid=${job}/applicants`);
  await page.getByRole('button', { name: /^Reject/ }).click();
  await expect(page.getByText('Applicant has been rejected and notified.')).toBeVisible();
  await expect(page.getByText('No applicants found for this job.')).toBeVisible();
  await page.getByLabel('Show rejected').check();
  await expect(page.getByRole('cell', { name: 'Rejected' })).toBeVisible();
  await api.dispose();
});

test('creates, changes and deletes a consultant; focus comes back', async ({ page }) => {
  const name = unique('Greta Lorenz');
  await signInAsAdmin(page);
  await open(page, 'consultants');
  await page.getByRole('button', { name: 'Add Consultant' }).click();
  const create = page.getByRole('dialog', { name: 'Create Consultant' });
  await create.getByLabel('Name').fill(name);
  await create.getByLabel('Skills').fill('EWM, TM');
  await create.getByLabel('Projects').fill('["Yard, phase 1"]');
  await expectAccessible(page);
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(create).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Consultant' })).toBeFocused();

  await search(page, name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Consultant Details' })).toBeVisible();
  await expect(page.getByText('Yard, phase 1')).toBeVisible();
  await expect(page.getByText('No applicants found.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Consultant' });
  await edit.getByLabel('Position').fill('Architect');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Consultant Details' }).getByText('Architect')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete Consultant' });
  await expect(confirm).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText(`No consultants match “${name}”.`)).toBeVisible();
});

test('creates and edits an own project; a company’s can only be deleted', async ({ page }) => {
  const title = unique('Archive');
  const admin = await signInAsAdmin(page);
  await open(page, 'projects');
  await page.getByRole('button', { name: 'Create New Project' }).click();
  const create = page.getByRole('dialog', { name: 'Create Project' });
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(create.getByText('Title is required')).toBeVisible();
  await create.getByLabel('Title').fill(title);
  await create.getByLabel('Description').fill('Two systems.');
  await expectAccessible(page);
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(create).toHaveCount(0);
  await page.getByLabel('View:').selectOption('My Projects');
  await search(page, title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Technologies/)
    .fill('ILM, ADK');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('ILM, ADK')).toBeVisible();

  const all = await admin.get<{ _id: string; b2bId?: string | null }[]>('/api/admin/projects');
  const foreign = all.find(({ b2bId }) => b2bId)?._id ?? '';
  await open(page, `projects/projectid=${foreign}`);
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('adds an employee with a CV, changes and deletes it', async ({ page }) => {
  const name = unique('Ida Brandt');
  await signInAsAdmin(page);
  await open(page, 'admin-employees');
  await page.getByRole('link', { name: 'Add Employee' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Skills are required')).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('ida.brandt@example.com');
  await page.getByLabel('Skills').fill('ABAP, Fiori');
  await page.getByLabel('CV', { exact: true }).setInputFiles({
    name: 'ida.pdf',
    mimeType: 'application/pdf',
    buffer: onePagePdf('Ida Brandt', ['ABAP since 2015.']),
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await search(page, name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'View CV' }).click();
  await expect(page.getByRole('link', { name: 'Download CV' })).toHaveAttribute('download', 'ida.pdf');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel(/^Position/).fill('Developer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Developer' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText(`No employees match “${name}”.`)).toBeVisible();
});

test('finds a freelancer by skill, writes to her, blocks and unblocks her', async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, 'freelancers');
  await page.getByLabel('Skill', { exact: true }).fill('ewm');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Ines Marquardt' }).click();
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Yes, Block' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Write a message' }).click();
  const text = unique('Can you start in March?');
  await page.getByPlaceholder('Write a message...').fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('log').getByText(text)).toBeInViewport();
  await expect(page.getByPlaceholder('Write a message...')).toHaveValue('');
});

test('reads a contact message, and cannot answer it here', async ({ page }) => {
  const name = unique('Paula Sand');
  await signInAsAdmin(page);
  const email = `${name.replace(/\W+/g, '.').toLowerCase()}@example.com`;
  const data = { name, email, message: 'Do you offer training on site?' };
  expect((await page.request.post('/public/api/v0/contact-admin', { data })).ok()).toBe(true);
  await open(page, 'messages');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('1 unread')).toBeVisible();
  await row.getByRole('link').click();
  await expect(
    page.getByText('You cannot reply directly to messages sent via the contact form.'),
  ).toBeVisible();
  await expect(page.getByPlaceholder('Write a message...')).toHaveCount(0);
  await expect(row.getByText('1 unread')).toHaveCount(0);
});

test('invites an administrator, sees it in the audit log, downloads an export', async ({ page }) => {
  const email = `${unique('invited').replace(' ', '.')}@example.com`;
  await signInAsAdmin(page);
  await open(page, 'system');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(/Code: /)).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').filter({ hasText: email }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Exports' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Freelancers' }).click();
  expect((await download).suggestedFilename()).toBe('freelancers.csv');
});

test('lists go by keyboard: filter, choose, open, back', async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, 'consultants');
  await page.getByRole('region', { name: 'Table of consultants' }).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('row').nth(2).getByRole('link');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Consultant Details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/tab=consultants$/);
});
