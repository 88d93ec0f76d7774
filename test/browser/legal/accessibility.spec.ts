import { signInAsAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';
import { atEveryWidth, PHONE, watch, PAGE_WIDTHS, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test('the statement names the last check and the authority, the same without a server’s page and with it', async ({
  page,
  baseURL,
}) => {
  const complaints = watch(page, baseURL ?? '');
  for (const direct of [true, false]) {
    if (direct) await page.goto('/accessibility');
    else {
      await page.goto('/impressum');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    }
    const main = page.getByRole('main');
    await expect(main.getByText(/axe-core\s+\d+\.\d+\.\d+\s+in\s+Chromium\s+\d+\.\d+/)).toBeVisible();
    await expect(main.getByText(/In Firefox .+ in version\s+\d+.+WebKitGTK\s+\d+\.\d+/s)).toBeVisible();
    await expect(main.getByText(/Amt für Prüfungen, Teststraße 1, 10115 Berlin/)).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('the links of languages lead from each statement to the other, and the footer to the own', async ({
  page,
}) => {
  await page.goto('/accessibility');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/barrierefreiheit$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barrierefreiheit');
  await expect(footer.getByRole('link', { name: 'Barrierefreiheit' })).toHaveAttribute(
    'href',
    '/de/barrierefreiheit',
  );
  await page.goto('/de/career');
  await footer.getByRole('link', { name: 'Barrierefreiheit' }).click();
  await expect(page).toHaveURL(/\/de\/barrierefreiheit$/);
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
});

test('a barrier that somebody reports is marked in the administration, and has a view of its own', async ({
  page,
}) => {
  await page.goto('/accessibility#report');
  const form = page.locator('form');
  await form.getByRole('button', { name: 'Send' }).click();
  const look = () => expect(form.getByText('Message is required')).toBeVisible();
  await atEveryWidth(page, look, { axe: true });
  await page.setViewportSize({ width: PHONE, height: 900 });
  const name = `Heike Tastatur ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('heike@tastatur.de');
  await form.getByLabel('Message').fill('The menu has no focus ring.');
  await expect(async () => {
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  }).toPass();

  await signInAsAdmin(page);
  await page.goto('/admin-dashboard?tab=messages');
  await page.getByRole('button', { name: /^Barriers/ }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Barrier', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Gregor Stahl' })).toHaveCount(0);
  await row.getByRole('link', { name }).click();
  for (const width of PAGE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('Report of a barrier')).toBeVisible();
  }
});
