import { unique } from '../support/admin.ts';
import { aProject, expectNotice, LONG, notice, ok } from '../support/entries/choices.ts';
import { expect, test } from '../support/test.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

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
    await ok(page);
    await expect(notice(page)).toHaveCount(0);
  });
});
