import { expect, test } from '../../support/test.ts';
import { failToCreateProject, openSection, signInAsAdmin, unique } from '../../support/admin.ts';
import { expectAccessible } from '../../support/looks/watch.ts';

test('hints follow what is typed, can be taken, taken back and dismissed by the keyboard, and are kept with the job', async ({
  page,
}) => {
  const title = unique('Beratung SAP');
  const admin = await signInAsAdmin(page);
  await openSection(page, 'jobs');
  await page
    .getByRole('link', { name: 'Create job' })
    .or(page.getByRole('button', { name: 'Create job' }))
    .first()
    .click();
  const form = page.getByRole('region', { name: 'Create job' });
  await form.getByLabel('Language').selectOption('de');
  await form.getByLabel('Title').fill(`${title} (m/w)`);
  await form.getByLabel('Qualification').fill('Deutsch als Muttersprache');
  await form.getByLabel('Description').fill('Wir sind ein junges Team.');
  const hints = page.getByRole('region', { name: 'Hints' });
  await expect(hints.getByRole('status')).toHaveText('5 hints');
  await expectAccessible(page);

  await hints.getByRole('button', { name: /^Description: .?junges Team/ }).press('Enter');
  await expect(form.getByLabel('Description')).toBeFocused();
  expect(await page.evaluate<string>('getSelection().toString()')).toBe('junges Team');

  await hints.getByRole('button', { name: /^Use this wording.*\(m\/w\/d\)$/ }).press('Enter');
  await expect(form.getByLabel('Title')).toHaveValue(`${title} (m/w/d)`);
  await hints.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(form.getByLabel('Title')).toHaveValue(`${title} (m/w)`);
  await hints.getByRole('button', { name: /^Use this wording.*\(m\/w\/d\)$/ }).press('Enter');

  await hints.getByRole('button', { name: /^Dismiss.*This may be read/ }).press('Enter');
  await expect(hints.getByRole('heading', { name: 'Hints' })).toBeFocused();
  await expect(hints.getByRole('status')).toHaveText('3 hints');
  await page.getByRole('button', { name: 'Create job' }).last().click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();

  const [job] = await admin.get<{ _id: string; dismissed: string[] }[]>(
    `/api/admin/jobs?q=${encodeURIComponent(title)}`,
  );
  expect(job?.dismissed).toEqual(['age-young-team']);
  await page.goto(`/admin-dashboard?tab=jobs/jobid=${job?._id}/edit`);
  await expect(hints.getByRole('status')).toHaveText('3 hints');
  await hints.getByRole('button', { name: '1 dismissed hint' }).click();
  await expect(hints.getByRole('listitem').getByText(/^This may be read/)).toBeVisible();
  await expectAccessible(page);
});

test('hints that load late do not push the reason of a failure out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAsAdmin(page);
  let load: () => void = () => undefined;
  const isFailed = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/assets/posting-check-*.js', async (route) => {
    await isFailed;
    await route.continue();
  });
  const dialog = await failToCreateProject(page);
  const reason = dialog.getByText('Network error.');
  await expect(reason).toBeInViewport({ ratio: 1 });
  load();
  await expect(dialog.getByRole('region', { name: 'Hints' }).getByRole('status')).toHaveText(/hint/);
  await expect(reason).toBeInViewport({ ratio: 1 });
});
