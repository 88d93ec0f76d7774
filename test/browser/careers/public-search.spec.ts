import { expectNotice, ok } from '../support/entries/choices.ts';
import { expect, test, type Page } from '../support/test.ts';
import { atEveryWidth, expectAccessible, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

// Lists are newest first, and the newest entry may belong to another test that deletes it. Tests that follow one
// entry therefore take the last one shown.

test.describe('careers', () => {
  test('filters while typing and by location, and says when nothing matches', async ({ page }) => {
    await page.goto('/career');
    const rows = page.getByRole('main').locator('.board > li');
    await expect(rows.first()).toBeVisible();
    const title = (await rows.last().getByRole('heading').textContent()) ?? '';
    await page.getByLabel('Job title or keyword').fill(title.toUpperCase());
    await expect(rows).not.toHaveCount(12);
    await expect(rows.first()).toContainText(title);
    await page.getByLabel('Job title or keyword').fill('no such job on earth');
    const nothing = page.getByText('No jobs found for your criteria.');
    await atEveryWidth(page, () => expect(nothing).toBeVisible());
    await page.getByRole('button', { name: 'Show all jobs' }).click();
    const place = (await page.getByLabel('Location').locator('option').nth(1).textContent()) ?? '';
    await page.getByLabel('Location').selectOption(place);
    await expect(rows.filter({ hasNotText: place })).toHaveCount(0);
    await expect(rows.first()).toContainText(place);
    await expect(page).toHaveURL(/location=/);
  });

  const viewFirst = (page: Page) =>
    page
      .getByRole('button', { name: /^View Details/ })
      .last()
      .click();

  test('View Details leads visitors to sign in', async ({ page }) => {
    await page.goto('/career');
    await viewFirst(page);
    const text = 'Please sign in as JobSeeker to view job details and apply';
    await expectNotice(page, text, { axe: true });
    await ok(page);
    await expect(page).toHaveURL(/\/sign_in\?tab=register&role=JobSeeker$/);
  });

  test('a job has a public page with its data, and an unknown one is a 404', async ({ page, request }) => {
    await page.goto('/career');
    // The data stands only on the page in the posting's own language.
    const link = page.locator('.board h3 a[lang=en]').last();
    const title = (await link.textContent()) ?? '';
    const path = (await link.getAttribute('href')) ?? '';
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title.replace(/[^\w ]/g, '.')));
    const posting = await page.locator('#structured').textContent();
    expect((JSON.parse(posting ?? '[]') as object[])[0]).toMatchObject({ '@type': 'JobPosting', title });
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await expect(page.getByLabel('First name')).toBeInViewport();
    const missing = await request.get(`/career/gone-${'0'.repeat(24)}`);
    expect(missing.status()).toBe(404);
  });

  test('a job that cannot be loaded shows an error inside the page and can be retried', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/career');
    const link = page.locator('.board h3 a').last();
    const title = (await link.textContent()) ?? '';
    // The page also retries by itself. The API is unblocked only by the click, so that the click is what reloads.
    await page.evaluate(
      "addEventListener('click', ({ target }) => { document.documentElement.dataset.clicked = target.textContent; })",
    );
    await page.route('**/public/api/v0/jobs/*', async (route) => {
      const clicked = await page.locator('html').getAttribute('data-clicked');
      return clicked === 'Try again' ? route.continue() : route.abort();
    });
    await link.click();
    const failed = page.getByText('This job could not be loaded.');
    await expect(failed).toBeVisible();
    await expectAccessible(page);
    expect((await failed.boundingBox())?.x).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
