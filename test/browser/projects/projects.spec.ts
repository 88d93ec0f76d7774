import { expect, test } from '../support/test.ts';
import { newAccount } from '../support/entries/accounts.ts';
import { aProject, sendApplication } from '../support/entries/choices.ts';
import { openSection, searchList, signInAsAdmin, unique } from '../support/admin.ts';
import { expectAccessible, signInAs, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test.describe('in the dashboard', () => {
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
});

test.describe('in the administration', () => {
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

  test('the toggle of the projects shows the firm’s own, and the address keeps it', async ({ page }) => {
    const admin = await signInAsAdmin(page);
    const word = unique('toggle').replace(' ', '');
    const owner = await newAccount(page.request, 'B2B');
    await owner.post('/private/api/projects', { title: `${word} theirs`, description: 'x' });
    await admin.post('/api/admin/create-project', { title: `${word} ours`, description: 'x' });
    await openSection(page, `projects&q=${word}`);
    const view = page.getByRole('group', { name: 'View:' });
    await expect(view.getByRole('button', { name: 'All Projects' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('row')).toHaveCount(3);
    await view.getByRole('button', { name: 'My Projects' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/owner=mine/);
    await page.reload();
    await expect(view.getByRole('button', { name: 'My Projects' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: `${word} theirs` })).toHaveCount(0);
  });
});
