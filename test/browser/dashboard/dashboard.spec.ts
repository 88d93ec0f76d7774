import { expect, test } from '../support/test.ts';
import { onePagePdf } from '../../../api/src/demo/application/demo-pdf.ts';
import { newAccount, signInByForm } from '../support/entries/accounts.ts';
import { aProject, sendApplication } from '../support/entries/choices.ts';
import { expectAccessible, signInAs, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test('visitors are redirected to /sign_in, and signed-in users away from it', async ({ page }) => {
  await page.goto('/dashboard/messages');
  await expect(page).toHaveURL(/\/sign_in$/);
  await signInAs(page, 'Freelancer');
  // First to the entry that the visitor had opened, afterwards to the default page.
  await page.goto('/sign_in');
  await expect(page).toHaveURL(/\/dashboard\/messages$/);
  await expect(page.getByRole('heading', { name: 'Support chat' })).toBeVisible();
  await page.goto('/sign_in');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  await page.goto('/dashboard/employees');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
});

test('signing out empties the storage, and other tabs follow', async ({ page }) => {
  await page.goto('/sign_in');
  await signInByForm(page, { email: 'freelancer@demo.example' }, 'berlin-demo-2026');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  const other = await page.context().newPage();
  await other.goto('/dashboard/projects');
  await expect(other.getByRole('heading', { name: 'Available Projects' })).toBeVisible();
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/sign_in$/);
  await expect(other).toHaveURL(/\/sign_in$/);
  // Read in the tab that is not reloading.
  expect(await other.evaluate<string | null>("localStorage.getItem('token')")).toBeNull();
});

test('signing out with something unsaved does not ask whether to leave', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await signInAs(page, 'Freelancer');
  await page.goto('/dashboard/profile');
  await page.getByLabel('Phone').pressSequentially('1');
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/sign_in$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a freelancer applies for a project, once, and comes back to the list', async ({ page, request }) => {
  const { title } = await aProject(request);
  await signInAs(page, 'Freelancer');
  await page.goto('/dashboard/projects');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).not.toContainText('Applied');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\?tab=projects&projectId=[0-9a-f]{24}$/);
  await page.getByRole('button', { name: 'Apply' }).click();
  await sendApplication(page);
  await expect(page.getByText('Successfully applied!')).toBeVisible();
  await page.getByRole('button', { name: 'Close notice' }).click();
  await expect(page.getByText('You have already applied to this project.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have already applied to this project.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL(/\/dashboard\/projects\?tab=projects$/);
  await expect(row).toContainText('Applied');
});

test('an entry opened far down a list on a phone starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/projects?view=all');
  await page.getByRole('region', { name: 'List of projects' }).getByRole('link').last().click();
  await expect(page.getByRole('button', { name: 'Back to Projects' })).toBeInViewport();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport();
  await page.goto('/dashboard/employees');
  await page.locator('.people').getByRole('link').last().click();
  await expect(page.getByRole('button', { name: 'Back to Employees' })).toBeInViewport();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a company creates, edits and deletes a project of its own', async ({ page }) => {
  const title = `Archive of payroll results ${Date.now()}`;
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/projects');
  await page.getByRole('button', { name: '+ Create New Project' }).click();
  const create = page.getByRole('dialog', { name: 'Create Project' });
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(create.getByText('Title is required')).toBeVisible();
  await expect(create.getByLabel('Title')).toBeFocused();
  await create.getByLabel('Title').fill(title);
  await create.getByLabel('Description').fill('Two systems.\nOne archive.');
  const technologies = create.getByLabel(/Technologies/);
  await technologies.fill('ILM, ADK, s4 hana');
  await expect(create.getByRole('option', { name: 'S/4HANA', exact: true })).toBeVisible();
  await expectAccessible(page);
  await technologies.press('ArrowDown');
  await technologies.press('Enter');
  await create.getByLabel(/Start Date/).fill('2027-03-01');
  await create.getByLabel(/Location/).fill('münch');
  await create.getByRole('option', { name: 'Munich' }).click();
  await expectAccessible(page);
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(create).toHaveCount(0);
  await page.getByRole('button', { name: 'My Projects' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('ILM, ADK, S/4HANA')).toBeVisible();
  await expect(page.getByText('1 Mar 2027')).toBeVisible();
  await expect(page.getByText('Munich')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Project' });
  await expect(edit.getByLabel(/Start Date/)).toHaveValue('2027-03-01');
  await edit.getByLabel(/Start Date/).fill('');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('N/A')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

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

test('a company applies for a consultant', async ({ page }) => {
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/consultants');
  // The newest project may belong to another test.
  const button = page.getByRole('button', { name: /^Apply for / }).last();
  const name = ((await button.textContent()) ?? '').replace('Apply for ', '');
  await button.click();
  await sendApplication(page, 'From March, for two months');
  await expect(page.getByText(`Successfully applied for ${name}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Apply for ${name}` })).toHaveCount(0);
});

test('a company writes to the project office', async ({ page }) => {
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/messages');
  const left = page.getByText(/^You can send \d+ more message\(s\) to admin\.$/);
  const before = Number(/\d+/.exec((await left.textContent()) ?? '')?.[0]);
  const text = `Is the slot in March still free? ${Date.now()}`;
  await page.getByPlaceholder('Write a message...').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeInViewport();
  await expect(page.getByText(`You can send ${before - 1} more message(s) to admin.`)).toBeVisible();
  await expect(page.getByPlaceholder('Write a message...')).toBeFocused();
});

test('the account: ends another session, and exports all data', async ({ page, request }) => {
  await request.post('/public/api/v0/login', {
    data: { email: 'freelancer@demo.example', password: 'berlin-demo-2026' },
    headers: { 'user-agent': 'Mozilla/5.0 (iPad) Firefox/140.0' },
  });
  await signInAs(page, 'Freelancer');
  await page.goto('/dashboard/account');
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox on iPad' });
  await row.first().getByRole('button', { name: /^End/ }).click();
  await expect(row).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
});
