import { expect, test } from '../support/test.ts';
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
  const confirm = page.getByRole('alertdialog', { name: 'Delete Consultant' });
  await expect(confirm).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText(`No consultants match “${name}”.`)).toBeVisible();
});
