import { expect, test, type Page } from '../support/test.ts';
import {
  aConsultant,
  aJob,
  applyDialog,
  aProject,
  changeRole,
  CONSULTANT_ROLE,
  notice,
  ok,
  PROJECT_ROLES,
  sendApplication,
} from '../support/entries/choices.ts';
import { newAccount, signInByForm } from '../support/entries/accounts.ts';
import { atEveryWidth, expectAccessible, withoutBanner } from '../support/looks/watch.ts';

// From an entry on the home page or the careers page to its application form, for visitors and every role. Each test
// creates its own entries and accounts.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.beforeEach(({ page }) => withoutBanner(page));

/** Searches one tab of the home page for a single entry. */
async function findAtHome(page: Page, tab: 'Projects' | 'Consultants', text: string) {
  await page.goto('/');
  await page.getByRole('tab', { name: tab }).click();
  await page.getByLabel('Skill').fill(text);
  await page.getByRole('button', { name: 'Find' }).click();
  const entry = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  return entry;
}

async function applyAtHome(page: Page, tab: 'Projects' | 'Consultants', text: string): Promise<void> {
  const entry = await findAtHome(page, tab, text);
  if (tab === 'Projects') await entry.getByRole('button', { name: /^Learn more/ }).click();
  await entry.getByRole('button', { name: /^Apply/ }).click();
}

test.describe('home', () => {
  test('a company sees for whom it has applied; a visitor does not', async ({ page, request, browser }) => {
    const { position } = await aConsultant(request);
    const company = await newAccount(request, 'B2B');
    await company.enter(page);
    await applyAtHome(page, 'Consultants', position);
    await expect(applyDialog(page).getByLabel(/^What do you need, from when/)).toBeFocused();
    await atEveryWidth(page, () => expect(applyDialog(page)).toBeInViewport(), { axe: true });
    await sendApplication(page, 'From March, for two months');
    await expect(notice(page)).toContainText('Successfully applied for Greta Lorenz');
    await ok(page);
    const entry = page.getByRole('tabpanel').getByRole('listitem');
    await expect(entry).toBeFocused();
    await expect(entry.getByText('Applied', { exact: true })).toBeVisible();
    await expect(entry.getByRole('button', { name: /^Apply/ })).toHaveCount(0);

    const later = await findAtHome(page, 'Consultants', position);
    await atEveryWidth(page, () => expect(later.getByText('Applied', { exact: true })).toBeVisible());

    const visitor = await (await browser.newContext()).newPage();
    const unknown = await findAtHome(visitor, 'Consultants', position);
    await expect(unknown.getByRole('button', { name: /^Apply/ })).toBeVisible();
    await expect(unknown.getByText('Applied', { exact: true })).toHaveCount(0);
    await visitor.context().close();
  });

  test('a project shows Applied, even before it is opened', async ({ page, request }) => {
    const { _id, title } = await aProject(request);
    const freelancer = await newAccount(request, 'Freelancer');
    await freelancer.post('/private/api/projects/apply', { projectId: _id });
    await freelancer.enter(page);
    const entry = await findAtHome(page, 'Projects', title);
    await expect(entry.getByText('Applied', { exact: true })).toBeVisible();
    await entry.getByRole('button', { name: /^Learn more/ }).click();
    await expect(entry.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  });

  test('a visitor who chooses a project signs in and arrives at it', async ({ page, request }) => {
    const { title } = await aProject(request);
    const freelancer = await newAccount(request, 'Freelancer');
    await applyAtHome(page, 'Projects', title);
    await expect(notice(page)).toContainText(PROJECT_ROLES);
    const ways = notice(page).getByRole('link');
    await expect(ways).toHaveText(['Apply without an account', 'Register', 'Sign in']);
    await ok(page);
    await expect(page).toHaveURL(/\/sign_in$/);
    await signInByForm(page, freelancer);
    await expect(applyDialog(page)).toContainText(title);
    await expect(page).toHaveURL(/projectId=[0-9a-f]{24}$/);
    await sendApplication(page);
    await expect(page.getByText('Successfully applied!')).toBeVisible();
  });

  test('a card leads to the page of its project, where one applies as on the card', async ({
    page,
    request,
  }) => {
    const { title } = await aProject(request);
    const entry = await findAtHome(page, 'Projects', title);
    await entry.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const apply = page.getByRole('main').getByRole('button', { name: 'Apply' });
    const address = page.url();
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await expect(page.getByLabel('First name')).toBeInViewport();
    await (await newAccount(request, 'Freelancer')).enter(page);
    await page.goto(address);
    await apply.click();
    await expect(applyDialog(page)).toContainText(title);
    await sendApplication(page);
    await expect(notice(page)).toContainText('Successfully applied!');
    await ok(page);
    await expect(page.getByRole('main').getByText('Applied', { exact: true })).toBeVisible();
    await expect(apply).toHaveCount(0);
  });

  test('a visitor who chooses a consultant signs in and arrives at them', async ({ page, request }) => {
    const { position } = await aConsultant(request);
    const company = await newAccount(request, 'B2B');
    await applyAtHome(page, 'Consultants', position);
    await expect(notice(page)).toContainText(CONSULTANT_ROLE);
    await ok(page);
    await expect(page).toHaveURL(/\/sign_in$/);
    await signInByForm(page, company);
    await expect(page).toHaveURL(/\/dashboard\/consultants\?consultantId=/);
    await expect(applyDialog(page)).toContainText('Greta Lorenz');
    await page.keyboard.press('Escape');
    const card = page.getByRole('listitem').filter({ hasText: position });
    await expect(card.getByRole('button', { name: /^Apply/ })).toBeFocused();
  });

  test('a job seeker is led to the role field, and from there to the project', async ({ page, request }) => {
    const { title } = await aProject(request);
    await (await newAccount(request, 'JobSeeker')).enter(page);
    await applyAtHome(page, 'Projects', title);
    await expect(notice(page)).toContainText(PROJECT_ROLES);
    await expect(notice(page)).toHaveCSS('opacity', '1');
    const link = notice(page).getByRole('link', { name: 'Change role' });
    await atEveryWidth(page, () => expect(link).toBeInViewport(), { axe: true });
    await link.click();
    await expect(page).toHaveURL(/\/dashboard\/profile#role$/);
    const role = page.getByRole('region', { name: 'Role' });
    await expect(role).toBeFocused();
    await expect(role.getByText(/^Only Freelancers and B2B users can apply for projects/)).toBeInViewport();
    await atEveryWidth(page, () => expect(role.getByRole('status')).toBeVisible(), { axe: true });
    await changeRole(page, 'Freelancer');
    await page.getByRole('link', { name: 'Open the project' }).click();
    await expect(applyDialog(page)).toContainText(title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
    await page.goto('/dashboard/dashboard');
    await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
    await expect(page.getByText(/you chose/)).toHaveCount(0);
  });
});

test('a company that chose a job is told which role it needs, changes it and arrives at the job', async ({
  page,
  request,
}) => {
  const { _id, title } = await aJob(request);
  const company = await newAccount(request, 'B2B');
  await page.goto(`/career?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: /^View Details/ }).click();
  await ok(page);
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await signInByForm(page, company);
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  const why = page.getByText('Only JobSeekers can apply for jobs, and your role is B2B.');
  await atEveryWidth(page, () => expect(why).toBeInViewport(), { axe: true });
  await page.reload();
  await expect(why).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Change role' }).click();
  await expect(page.getByRole('region', { name: 'Role' })).toBeFocused();
  await changeRole(page, 'JobSeeker');
  const open = page.getByRole('link', { name: 'Open the job' });
  await expect(open).toBeInViewport();
  await expectAccessible(page);
  await open.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/jobs\\?jobid=${_id}$`));
  await expect(
    page.getByRole('region', { name: title }).getByRole('button', { name: /^Apply/ }),
  ).toBeVisible();
});

test('a choice that cannot be applied for can be discarded', async ({ page, request }) => {
  const { _id } = await aConsultant(request);
  await (await newAccount(request, 'Freelancer')).enter(page);
  await page.goto(`/dashboard/consultants?consultantId=${_id}`);
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  const why = page.getByText('Only B2B users can apply for consultants, and your role is Freelancer.');
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: 'Close notice' }).click();
  await expect(why).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
  await expect(why).toHaveCount(0);
});
