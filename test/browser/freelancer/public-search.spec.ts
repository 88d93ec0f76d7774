import { unique } from '../support/admin.ts';
import { aProject, LONG } from '../support/entries/choices.ts';
import { expect, test } from '../support/test.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

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
