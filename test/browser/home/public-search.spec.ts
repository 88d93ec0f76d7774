import { unique } from '../support/admin.ts';
import { aProject, expectNotice, LONG, notice, ok } from '../support/entries/choices.ts';
import { expect, test } from '../support/test.ts';
import { atEveryWidth, signInAs, withoutBanner } from '../support/looks/watch.ts';

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
