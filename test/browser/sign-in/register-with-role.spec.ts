import { expect, test, type Page } from '../support/test.ts';
import { demoAdmin, unique } from '../support/admin.ts';
import {
  aJob,
  applyDialog,
  aProject,
  notice,
  ok,
  PROJECT_ROLES,
  sendApplication,
} from '../support/entries/choices.ts';
import { newAccount, signInByForm } from '../support/entries/accounts.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';

// From pages for one role to the Register tab and the dashboard, and onwards from the overview.
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

test.describe('freelancer', () => {
  const card = async (page: Page, title: string) => {
    await page.goto(`/freelancer?q=${encodeURIComponent(title)}`);
    const found = page.locator('.project-board > li').filter({ hasText: title });
    await expect(page.locator('.project-board > li')).toHaveCount(1);
    return found;
  };

  test('a card leads a freelancer to the project with its Apply button', async ({ page, request }) => {
    const { _id, title } = await aProject(request);
    await (await newAccount(request, 'Freelancer')).enter(page);
    const found = await card(page, title);
    const link = found.getByRole('link', { name: /^Apply/ });
    await atEveryWidth(page, () => expect(link).toBeVisible(), { axe: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/projects\\?(.*&)?projectId=${_id}$`));
    await sendApplication(page);
    await expect(page.getByText('Successfully applied!')).toBeVisible();
    const applied = await card(page, title);
    await expect(applied.getByText('Applied', { exact: true })).toBeVisible();
    await applied.getByRole('link', { name: /^Open project/ }).click();
    await expect(page.getByText('You have already applied to this project.')).toBeVisible();
  });

  test('a card leads a company to its own project', async ({ page, request }) => {
    const company = await newAccount(request, 'B2B');
    const title = unique('Archive');
    await company.post('/private/api/projects', { title, description: 'ILM.' });
    await company.enter(page);
    await (await card(page, title)).getByRole('link', { name: /^Open project/ }).click();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  test('a visitor registers as Freelancer, or signs in and arrives at the project', async ({
    page,
    request,
  }) => {
    const { title } = await aProject(request);
    const freelancer = await newAccount(request, 'Freelancer');
    await (await card(page, title)).getByRole('button', { name: /^Apply/ }).click();
    await expect(notice(page)).toContainText(PROJECT_ROLES);
    await ok(page);
    await expect(page.getByRole('radio', { name: /^Freelancer/ })).toBeChecked();
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await signInByForm(page, freelancer);
    await expect(applyDialog(page)).toContainText(title);
  });

  test('a job seeker is led to the role field of the profile', async ({ page, request }) => {
    const { title } = await aProject(request);
    await (await newAccount(request, 'JobSeeker')).enter(page);
    await (await card(page, title)).getByRole('button', { name: /^Apply/ }).click();
    await expect(notice(page)).toContainText(PROJECT_ROLES);
    await notice(page).getByRole('link', { name: 'Change role' }).click();
    await expect(page.getByRole('region', { name: 'Role' })).toBeFocused();
  });
});

test('a message on the overview opens the conversation at that message, also by keyboard', async ({
  page,
  request,
}) => {
  const freelancer = await newAccount(request, 'Freelancer');
  const admin = await demoAdmin(request);
  for (let number = 1; number <= 5; number += 1) {
    const content = `Message ${number}. ${'The gate opens at six. '.repeat(30)}`;
    await admin.post('/api/admin/messages/send-from-admin', { recipientId: freelancer.id, content });
  }
  await freelancer.enter(page);
  await page.goto('/dashboard/dashboard');
  const entries = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(entries).toHaveCount(5);
  await atEveryWidth(page, () => expect(entries.first()).toBeVisible(), { axe: true });

  await entries.last().getByRole('link').focus();
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  const first = log.locator('.bub').filter({ hasText: 'Message 1.' });
  await expect(first).toBeInViewport();
  await expect(first).toBeFocused();
  await expect(log.locator('.bub').filter({ hasText: 'Message 5.' })).not.toBeInViewport();
  await atEveryWidth(page, () => expect(first).toBeVisible(), { axe: true });

  // The whole entry is clickable, not only its text.
  await page.goto('/dashboard/dashboard');
  await entries.nth(1).click({ position: { x: 5, y: 5 } });
  await expect(log.locator('.bub').filter({ hasText: 'Message 4.' })).toBeFocused();
});
