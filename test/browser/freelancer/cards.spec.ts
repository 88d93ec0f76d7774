import { expect, test, type Page } from '../support/test.ts';
import { unique } from '../support/admin.ts';
import {
  applyDialog,
  aProject,
  notice,
  ok,
  PROJECT_ROLES,
  sendApplication,
} from '../support/entries/choices.ts';
import { newAccount, signInByForm } from '../support/entries/accounts.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';

// From a card to the dashboard, for visitors and every role.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.beforeEach(({ page }) => withoutBanner(page));

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
