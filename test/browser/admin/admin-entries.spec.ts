import { expect, test } from '../support/test.ts';
import { onePagePdf } from '../../../api/src/demo/application/demo-pdf.ts';
import { openSection, searchList, signInAsAdmin, unique } from '../support/admin.ts';
import { expectAccessible } from '../support/looks/watch.ts';

test('creates, changes and deletes a consultant; focus comes back', async ({ page }) => {
  const name = unique('Greta Lorenz');
  await signInAsAdmin(page);
  await openSection(page, 'consultants');
  await page.getByRole('button', { name: 'Add Consultant' }).click();
  const create = page.getByRole('dialog', { name: 'Create Consultant' });
  await create.getByLabel('Name').fill(name);
  await create.getByLabel('Skills').fill('EWM, TM');
  await create.getByLabel('Projects').fill('["Yard, phase 1"]');
  await expectAccessible(page);
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(create).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Consultant' })).toBeFocused();

  await searchList(page, name);
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
  await openSection(page, 'projects');
  await page.getByRole('button', { name: 'Create New Project' }).click();
  const create = page.getByRole('dialog', { name: 'Create Project' });
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(create.getByText('Title is required')).toBeVisible();
  await create.getByLabel('Title').fill(title);
  await create.getByLabel('Description').fill('Two systems.');
  await expectAccessible(page);
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(create).toHaveCount(0);
  await page.getByRole('button', { name: 'My Projects' }).click();
  await searchList(page, title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Technologies/)
    .fill('ILM, ADK');
  // Another administrator is faster: one field has two new versions, the other follows.
  const [own] = await admin.get<{ _id: string }[]>(`/api/admin/projects?q=${encodeURIComponent(title)}`);
  const faster = { title, description: 'Three systems.', technologies: ['ArchiveLink'] };
  expect((await admin.send('put', `/api/admin/projects/${own?._id}`, faster)).status).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  const changed = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(changed.getByRole('group', { name: 'Technologies' })).toContainText('ArchiveLink');
  await expect(changed.getByRole('region')).toContainText('Three systems.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(changed.getByRole('radio', { name: /My version/ })).toBeChecked();
  await changed.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('ILM, ADK')).toBeVisible();
  await expect(page.getByText('Three systems.')).toBeVisible();

  const all = await admin.get<{ _id: string; b2bId?: string | null }[]>('/api/admin/projects');
  const foreign = all.find(({ b2bId }) => b2bId)?._id ?? '';
  await openSection(page, `projects/projectid=${foreign}`);
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

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
