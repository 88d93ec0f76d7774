import { expect, test, type Page } from '../support/test.ts';
import { aJob } from '../support/entries/choices.ts';
import { withoutBanner } from '../support/looks/watch.ts';

// From pages for one role to the Register tab and the dashboard.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.beforeEach(({ page }) => withoutBanner(page));

test.describe('the register tab', () => {
  // The page before, whose filters are radio buttons too, stays until the form has loaded.
  const chosen = (page: Page) =>
    page.getByRole('group', { name: 'Your role' }).getByRole('radio', { checked: true });

  for (const [path, label, role] of [
    ['/freelancer', 'Join Now', 'Freelancer'],
    ['/b2b', 'Get Started', 'B2B'],
  ] as const) {
    test(`${label} on ${path} opens it with ${role}`, async ({ page }) => {
      for (const place of ['first', 'last'] as const) {
        await page.goto(path);
        const link = page.getByRole('main').getByRole('link', { name: label });
        await (place === 'first' ? link.first() : link.last()).click();
        await expect(page).toHaveURL(/\/sign_in\?/);
        await expect(chosen(page)).toHaveAccessibleName(new RegExp(`^${role}`));
        await expect(page.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        );
      }
      await page.getByRole('link', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Register', exact: true }).click();
      await expect(chosen(page)).toHaveAccessibleName(new RegExp(`^${role}`));
    });
  }

  test('choosing a job opens it with JobSeeker; a role chosen there stays', async ({ page, request }) => {
    const { _id, title } = await aJob(request);
    await page.goto(`/career/yard-clerk-${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.locator('#apply').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/sign_in\?/);
    await expect(chosen(page)).toHaveAccessibleName(/^JobSeeker/);
    await page.getByRole('radio', { name: /^Freelancer/ }).check();
    await page.getByLabel('First name').fill('Nora');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await expect(chosen(page)).toHaveAccessibleName(/^Freelancer/);
    // A role chosen later takes precedence over an older draft.
    await page.goto('/b2b');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
    await expect(chosen(page)).toHaveAccessibleName(/^B2B/);
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
  });

  test('starts with B2B everywhere else', async ({ page }) => {
    for (const path of ['/', '/about']) {
      await page.goto(path);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/sign_in$/);
      await page.getByRole('link', { name: 'Register', exact: true }).click();
      await expect(chosen(page)).toHaveAccessibleName(/^B2B/);
    }
  });
});
