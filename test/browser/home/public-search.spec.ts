import { unique } from '../support/admin.ts';
import { aProject } from '../support/entries/choices.ts';
import { expect, test, type Page } from '../support/test.ts';
import { atEveryWidth, expectAccessible, signInAs, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

// Lists are newest first, and the newest entry may belong to another test that deletes it. Tests that follow one
// entry therefore take the last one shown.

const LONG = 'Two sites share one yard, and every truck is weighed, sealed and booked by hand. '.repeat(3);

const notice = (page: Page) => page.getByRole('dialog', { name: 'Notice' });

async function expectNotice(page: Page, text: string, { axe = false } = {}): Promise<void> {
  await expect(notice(page)).toHaveCSS('opacity', '1');
  const look = async () => {
    await expect(notice(page)).toContainText(text);
    await expect(notice(page).getByRole('button', { name: 'OK' })).toBeInViewport();
  };
  await atEveryWidth(page, look, { axe });
}

test.describe('home', () => {
  test('projects are cut to 70 characters, expand, and then offer Apply', async ({ page, request }) => {
    const technologies = unique('yard');
    await aProject(request, { description: LONG, technologies });
    await page.goto('/');
    await page.getByLabel('Skill').fill(technologies);
    await page.getByRole('button', { name: 'Find' }).click();
    const first = page.getByRole('tabpanel').getByRole('listitem');
    await expect(first).toHaveCount(1);
    const cut = (await first.locator('p').first().textContent()) ?? '';
    expect(cut).toMatch(/\.\.\.$/);
    expect(Array.from(cut.slice(0, -3)).length).toBeLessThanOrEqual(70);
    await expect(first.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
    await first.getByRole('button', { name: /^Learn more/ }).click();
    const less = first.getByRole('button', { name: /^Learn less/ });
    await atEveryWidth(page, () => expect(less).toBeVisible());
    expect(((await first.locator('p').first().textContent()) ?? '').length).toBeGreaterThan(73);
    await first.getByRole('button', { name: /^Apply/ }).click();
    const text = 'Please login and change role to B2B or Freelancer to apply for Projects.';
    await expectNotice(page, text);
    await notice(page).getByRole('button', { name: 'OK' }).click();
    await expect(notice(page)).toHaveCount(0);
  });

  test('the second tab finds consultants without names, and applying asks for B2B', async ({ page }) => {
    await signInAs(page, 'Freelancer');
    await page.goto('/');
    await page.getByRole('tab', { name: 'Consultants' }).click();
    const one = page.getByRole('tabpanel').getByRole('listitem').last();
    await expect(one.getByText(/^Skills: /)).toBeVisible();
    await one.getByRole('button', { name: /^Apply/ }).click();
    await expectNotice(page, 'Please login and change role to B2B to apply for Consultant.');
  });

  test('a search without a match says so, on both tabs', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Skill').fill('no such skill on earth');
    await page.getByRole('button', { name: 'Find' }).click();
    await atEveryWidth(page, () => expect(page.getByText('No matching projects found.')).toBeVisible());
    await page.getByRole('tab', { name: 'Consultants' }).click();
    await atEveryWidth(page, () => expect(page.getByText('No matching consultants found.')).toBeVisible());
  });
});

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
    await notice(page).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/sign_in\?tab=register&role=JobSeeker$/);
  });

  test('closing the notice stays on the page: only OK leads to sign in', async ({ page }) => {
    await page.goto('/career');
    await viewFirst(page);
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toHaveCount(0);
    await viewFirst(page);
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/career$/);

    await viewFirst(page);
    await notice(page).getByRole('link', { name: 'Apply without an account' }).click();
    await expect(page).toHaveURL(/\/career\/[^/]+#apply$/);
    await expect(page.getByRole('heading', { name: 'Apply without an account' })).toBeInViewport();
  });

  test('View Details tells other roles which role is needed, and stays on the page', async ({ page }) => {
    await signInAs(page, 'B2B');
    await page.goto('/career');
    await viewFirst(page);
    await expectNotice(page, 'Change role to JobSeeker to view and apply for jobs');
    await notice(page).getByRole('button', { name: 'OK' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/career$/);
  });

  test('View Details opens the job in the dashboard of a job seeker', async ({ page }) => {
    await signInAs(page, 'JobSeeker');
    await page.goto('/career');
    await viewFirst(page);
    await expect(page).toHaveURL(/\/dashboard\/jobs\?jobid=[0-9a-f]{24}/);
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

test.describe('freelancer', () => {
  test('cards are cut to 150 characters, one is open at a time, and it shows the firm’s address', async ({
    page,
    request,
  }) => {
    const word = unique('Yard');
    for (const name of ['north', 'south'])
      await aProject(request, { title: `${word} ${name}`, description: LONG });
    await page.goto(`/freelancer?q=${encodeURIComponent(word)}`);
    const cards = page.locator('.project-board > li');
    await expect(cards).toHaveCount(2);
    await cards
      .first()
      .getByRole('button', { name: /^View More/ })
      .click();
    await expect(cards.locator('a[href^="mailto:"]')).toHaveCount(1);
    const next = page.getByRole('button', { name: /^View More/ }).last();
    await next.click();
    const less = page.getByRole('button', { name: /^View Less/ });
    const look = async () => {
      await expect(less).toHaveCount(1);
      await expect(less).toBeVisible();
      await expect(cards.locator('a[href^="mailto:"]')).toBeVisible();
    };
    await atEveryWidth(page, look, { axe: true });
    await less.click();
    await expect(cards.locator('a[href^="mailto:"]')).toHaveCount(0);
    for (const text of await page.locator('.project-text').allTextContents()) {
      expect(Array.from(text).length).toBeLessThanOrEqual(153);
    }
  });

  test('search and category narrow the list, the categories are sorted', async ({ page }) => {
    await page.goto('/freelancer');
    await expect(page.locator('.project-board > li').first()).toBeVisible();
    const options = await page.getByLabel('Category').locator('option').allTextContents();
    expect(options[0]).toBe('All Categories');
    expect(options.slice(1)).toEqual(options.slice(1).sort((a, b) => a.localeCompare(b)));
    await page.getByLabel('Category').selectOption(options[1] ?? '');
    const cards = page.locator('.project-board > li');
    await expect(cards.filter({ hasNotText: options[1] ?? '' })).toHaveCount(0);
    await expect(cards.first()).toContainText(options[1] ?? '');
    await page.getByPlaceholder('Search projects...').fill('no such project on earth');
    const nothing = page.getByText('No projects found matching your search criteria.');
    await atEveryWidth(page, () => expect(nothing).toBeVisible());
    await expect(page.getByRole('link', { name: 'Join Now' }).first()).toHaveAttribute(
      'href',
      /^\/sign_in\?/,
    );
  });
});
