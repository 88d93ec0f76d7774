import { expect, test, type Page } from '../support/test.ts';
import { demoAdmin, unique } from '../support/admin.ts';
import { newAccount, PASSWORD, register, signInByForm } from '../support/entries/accounts.ts';
import { sendApplication } from '../support/entries/choices.ts';
import { withoutBanner } from '../support/looks/watch.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page) => page.getByRole('region', { name: 'Saved searches' });
const row = (page: Page, name: string) => tab(page).getByRole('listitem').filter({ hasText: name });

/** Saves under the name that is filled in: one press and Enter. */
async function saveByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByText('The search is saved').waitFor();
}

test('a freelancer saves a search of the public list, sees what is new, applies, and stops', async ({
  page,
  request,
}) => {
  const admin = await demoAdmin(request);
  const mark = unique('Zinnwald').replace(' ', '');
  const email = await register(request, 'Freelancer');
  await withoutBanner(page);

  await test.step('a visitor is led to the sign-in and comes back to the dialog', async () => {
    await page.goto(`/freelancer?q=${mark}&workplace=remote`);
    await page.getByRole('link', { name: 'Save this search' }).click();
    await expect(page).toHaveURL(/\/sign_in\?/);
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await signInByForm(page, { email }, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard\/projects\?/);
    await expect(dialog(page).getByLabel('Name')).toHaveValue(`${mark}, Remote`);
  });

  await test.step('Enter saves it under the name of what is set', async () => {
    await expect(dialog(page).getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('The search is saved')).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Your saved searches' }).click();
    await expect(row(page, mark)).toBeVisible();
    await expect(row(page, mark).getByLabel('Emails')).toHaveValue('none');
    await row(page, mark).getByLabel('Emails').selectOption('daily');
    await page.reload();
    await expect(row(page, mark).getByLabel('Emails')).toHaveValue('daily');
  });

  const title = `${mark} roll-out`;
  await admin.post('/api/admin/create-project', { title, description: 'EWM', workplace: 'remote' });
  await admin.post('/api/admin/create-project', {
    title: `${mark} on site`,
    description: 'x',
    workplace: 'onsite',
  });

  await test.step('the overview says what is new; once it was shown it is not new any more', async () => {
    await page.goto('/dashboard/dashboard');
    const news = page.getByRole('region', { name: 'Saved searches' });
    await expect(news.getByText('1 new')).toBeVisible();
    await news.getByRole('link', { name: mark }).click();
    await expect(
      page.getByText(`Only what is new in “${mark}, Remote” since you looked last.`),
    ).toBeVisible();
    await expect(page.getByText('1 project found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all results' }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
    await page.goto('/dashboard/dashboard');
    await expect(news.getByText('Nothing new since you looked last.')).toBeVisible();
  });

  await test.step('applies for it', async () => {
    await page.goto(`/dashboard/projects?q=${mark}`);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: /^Apply/ }).click();
    await sendApplication(page, 'I am free in March.');
    await expect(page.getByText('Applied').first()).toBeVisible();
  });

  await test.step('renames the search, and removes it', async () => {
    await page.goto('/dashboard/searches');
    await row(page, mark)
      .getByRole('button', { name: /^Rename/ })
      .click();
    await dialog(page).getByLabel('Name').fill('Roll-outs');
    await page.keyboard.press('Enter');
    await row(page, 'Roll-outs')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, remove' }).click();
    await expect(tab(page).getByText('You have not saved a search yet.')).toBeVisible();
    await expect(tab(page).getByRole('heading')).toBeFocused();
  });
});

test('a company and an administrator see what came into a saved search', async ({
  page,
  request,
  browser,
}) => {
  const admin = await demoAdmin(request);
  const mark = unique('Kobold').replace(' ', '');
  const company = await newAccount(request, 'B2B');
  await company.enter(page);
  await withoutBanner(page);
  await page.goto(`/dashboard/consultants?q=${mark}`);
  await saveByKeyboard(page);
  await admin.post('/api/admin/consultants', { name: 'Miriam Sander', position: `${mark} architect` });
  await page.goto('/dashboard/searches');
  await expect(row(page, mark).getByText('1 new')).toBeVisible();
  await row(page, mark).getByRole('link', { name: mark }).click();
  await expect(page.getByText('1 consultant')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await withoutBanner(office);
  await office.goto('/admin_sign_in');
  await signInByForm(office, { email: 'admin@demo.example' }, 'berlin-demo-2026');
  await office.getByRole('heading', { name: 'Notifications' }).first().waitFor();
  await office.goto(`/admin-dashboard?tab=freelancers&skill=${mark}`);
  await saveByKeyboard(office);
  await dialog(office).getByRole('button', { name: 'Close' }).last().click();
  const freelancer = await newAccount(request, 'Freelancer');
  await freelancer.change({ skills: mark });
  await office.goto('/admin-dashboard?tab=freelancers');
  await office.getByRole('link', { name: `${mark} 1 new` }).click();
  await expect(office.getByText('1 freelancer')).toBeVisible();
  await office.getByRole('button', { name: 'Show all results' }).click();
  await expect(office.getByRole('link', { name: mark, exact: true })).toBeVisible();
  await office.getByRole('button', { name: `Remove “${mark}”` }).click();
  await expect(office.getByRole('link', { name: mark })).toHaveCount(0);
  await office.context().close();
});
